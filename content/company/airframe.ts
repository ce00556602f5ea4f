/**
 * What the aircraft is called. The name is a placeholder, and it is stencilled on the body in the renders
 * (content/pictures): another name needs new renders.
 */
export const airframeName = 'Koonj 1';

/** Why it is called so. */
export const airframeNamesake =
  'Koonj is the demoiselle crane, which crosses the Himalaya every autumn and needs nobody’s runway.';

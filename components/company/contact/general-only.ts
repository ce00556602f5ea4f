/** Class names of what the contact page hides during an application. */
export const generalOnly =
  'group-has-data-chosen/contact:hidden scripted:group-has-[[data-arriving]:target]/contact:hidden';

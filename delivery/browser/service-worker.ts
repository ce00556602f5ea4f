/** The part of a service worker's scope that the workers of this folder use. TypeScript's own types exclude the DOM's. */
export type Later = Event & { waitUntil(work: Promise<unknown>): void };
export type Asking = Later & {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  clientId: string;
  resultingClientId: string;
  respondWith(answer: Promise<Response>): void;
};
export type WorkerScope = {
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', then: (event: Later) => void): void;
  addEventListener(type: 'fetch', then: (event: Asking) => void): void;
};

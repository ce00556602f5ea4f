# `npm start` runs this: the worker on the local machine, with settings from the environment.
using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "site", worker = .site),
    (name = "assets", disk = "dist/assets"),
    # AUTH_API_URL may point to this machine or to a private network.
    (name = "internet", network = (allow = ["public", "private"], tlsOptions = (trustBrowserCas = true))),
  ],
  sockets = [(name = "http", http = (), service = "site")],
);

const site :Workerd.Worker = (
  modules = [(name = "worker.mjs", esModule = embed "dist/worker.mjs")],
  compatibilityDate = "2026-10-23",
  bindings = [
    (name = "ASSETS", service = "assets"),
    (name = "SITE_URL", fromEnvironment = "SITE_URL"),
    (name = "TEMPLE_HOST", fromEnvironment = "TEMPLE_HOST"),
    (name = "SITE_OFFLINE", fromEnvironment = "SITE_OFFLINE"),
    (name = "AUTH_API_URL", fromEnvironment = "AUTH_API_URL"),
    (name = "RATE_LIMIT_MAX", fromEnvironment = "RATE_LIMIT_MAX"),
    (name = "ATTEMPTS", durableObjectNamespace = "Attempts"),
  ],
  durableObjectNamespaces = [(className = "Attempts", uniqueKey = "attempts", enableSql = true)],
  durableObjectStorage = (inMemory = void),
);

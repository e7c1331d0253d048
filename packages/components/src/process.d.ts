/* `process.env.NODE_ENV`, which the app's bundler replaces, as it does for React. Merges with the types of Node where they are. */

declare global {
  namespace NodeJS {
    interface ProcessEnv {
      NODE_ENV?: string;
    }
    interface Process {
      env: ProcessEnv;
    }
  }
  var process: NodeJS.Process;
}

export {};

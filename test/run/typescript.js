// Lets tests run the sources as they are. This file is JavaScript because it runs before any loader.
import { register } from 'node:module'
import { isMainThread } from 'node:worker_threads'

// Threads of the program run what is built, and would each begin a thread of the loader.
if (isMainThread) register('./typescript-hooks.js', import.meta.url)

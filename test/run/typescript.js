// Lets tests run the sources as they are. This file is JavaScript because it runs before any loader.
import { register } from 'node:module'

register('./typescript-hooks.js', import.meta.url)

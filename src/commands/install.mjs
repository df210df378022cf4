/** Installs what is missing, so that every command works alone on a fresh clone. */
import { installPackages } from './install-packages.mjs'

installPackages('.')

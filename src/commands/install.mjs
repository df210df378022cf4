/** Installs missing packages, so that every command works on a fresh clone. */
import { installPackages } from './install-packages.mjs'

installPackages('.')

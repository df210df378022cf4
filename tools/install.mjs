/** Installs what benchmarks and the makers of fonts need, beside what the project needs. */
import { installPackages } from '../src/commands/install-packages.mjs'

installPackages('.')
installPackages('tools')

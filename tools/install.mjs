/** Installs the packages of benchmarks and font tools, after those of the project. */
import { installPackages } from '../src/commands/install-packages.mjs'

installPackages('.')
installPackages('tools')

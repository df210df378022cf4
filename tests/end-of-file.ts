import { endFile } from './cleanup'

afterAll(endFile)

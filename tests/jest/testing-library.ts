import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'

// One second by default, which a slow machine exceeds.
configure({ asyncUtilTimeout: 60_000 })

afterEach(() => jest.resetModules())

const read = async (months: unknown): Promise<number> => {
  jest.doMock('../../content/retention.json', () => ({ months }))
  return (await import('./retention')).retentionMonths
}

test.each([1, 12, 36])('inquiries may be kept for %s months', async (months) =>
  expect(await read(months)).toBe(months),
)

test.each([0, 37, 1.5, '12', null, -3])(
  '%j months stop the build, and say where to mend it',
  async (months) =>
    expect(read(months)).rejects.toThrow(
      `content/retention.json: months is ${months}; write a whole number from 1 to 36.`,
    ),
)

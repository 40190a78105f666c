import Testing

@testable import TransitionSnapshots

/// Numbers in messages and text goldens: the same in every locale, and never a zero that is none.
@Suite struct FiguresTests {
  @Test(
    arguments: [
      (0, 3, "0"), (-0.0, 3, "0"), (1, 3, "1"), (-1, 3, "-1"), (0.1, 3, "0.1"),
      (0.0004, 3, "0"), (-0.0004, 3, "0"), (0.0005, 3, "0.001"), (-0.0005, 3, "-0.001"),
      (0.05, 3, "0.05"), (2.34567, 3, "2.346"), (9.9996, 3, "10"), (100, 3, "100"),
      (2.34567, 0, "2"), (2.5, 0, "3"), (2.34567, 1, "2.3"), (2.04, 2, "2.04"),
      (99_999_999_999.5, 3, "99999999999.5"),
      (1e16, 3, "1e+16"), (.infinity, 3, "inf"), (-.infinity, 3, "-inf"), (.nan, 3, "nan"),
    ] as [(Double, Int, String)]
  )
  func decimalsAreRoundedAndShort(value: Double, decimals: Int, text: String) {
    #expect(Figures.decimal(value, decimals: decimals) == text)
  }

  @Test(
    arguments: [
      (0, 2, "0%"), (0.00004, 2, "<0.01%"), (0.00005, 2, "0.01%"), (0.0036, 2, "0.36%"),
      (1, 2, "100%"), (-0.00001, 2, "0%"), (0.00004, 0, "0%"), (0.246, 0, "25%"),
      (0.00004, 3, "0.004%"),
    ] as [(Double, Int, String)]
  )
  func aSmallShareIsNotPrintedAsNone(fraction: Double, decimals: Int, text: String) {
    #expect(Figures.percent(fraction, decimals: decimals) == text)
  }

  @Test(
    arguments: [
      (0, "0"), (7, "7"), (99, "99"), (100, "100"), (999, "999"), (1000, "1 000"),
      (12_345, "12 345"), (123_456, "123 456"), (1_234_567, "1 234 567"),
    ]
  )
  func digitsAreGroupedByThree(count: Int, text: String) {
    #expect(Figures.grouped(count) == text)
  }

  @Test func textsAreFilledOnEitherSide() {
    #expect(Figures.padded("ab", to: 4) == "ab  ")
    #expect(Figures.padded("ab", to: 4, onTheLeft: true) == "  ab")
    #expect(Figures.padded("7", to: 3, with: "0", onTheLeft: true) == "007")
    #expect(Figures.padded("abc", to: 3) == "abc" && Figures.padded("abcd", to: 3) == "abcd")
  }

  @Test func numbersAreListed() {
    #expect(Figures.list("frame", []) == "frame")
    #expect(Figures.list("frame", [2]) == "frame 2")
    #expect(Figures.list("frame", [0, 4]) == "frames 0 and 4")
    #expect(Figures.list("frame", [0, 1, 4]) == "frames 0, 1 and 4")
  }

  @Test func timesAreInMilliseconds() {
    #expect(Figures.milliseconds(0.0166667) == "16.667" && Figures.milliseconds(2) == "2000")
  }
}

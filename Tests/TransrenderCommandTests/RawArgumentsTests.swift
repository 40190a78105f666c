import Testing

@testable import TransrenderCommand

@Suite struct RawArgumentsTests {
  static let rows = [
    Flag("out", letter: "o", takes: "FOLDER", "where the frames go"),
    Flag("fps", takes: "N", "frames a second"),
    Flag("force", "replace what is there"),
  ]

  func parse(_ words: String...) throws(UsageError) -> RawArguments {
    try RawArguments(command: "images", words: words, rows: Self.rows)
  }

  @Test(arguments: [
    ["--out", "frames"], ["--out=frames"], ["-o", "frames"], ["-oframes"],
  ])
  func fourSpellingsOfAValue(words: [String]) throws {
    let raw = try RawArguments(command: "images", words: words, rows: Self.rows)
    #expect(raw.flags == ["out": "frames"])
  }

  @Test func argumentsAndFlagsMix() throws {
    let raw = try parse("a.png", "--fps", "30", "b.png", "--force")
    #expect(raw.arguments == ["a.png", "b.png"])
    #expect(raw.flags == ["fps": "30", "force": ""])
  }

  @Test func everythingBehindTwoDashesIsAnArgument() throws {
    #expect(try parse("--", "--fps", "-x").arguments == ["--fps", "-x"])
  }

  @Test func anEmptyValueIsAValue() throws {
    #expect(try parse("--out=").flags == ["out": ""])
  }

  @Test func aNegativeNumberIsAValue() throws {
    #expect(try parse("--fps", "-3").flags == ["fps": "-3"])
  }

  @Test func unknownFlagNamesTheNearestOne() {
    #expect(throws: UsageError.unknownFlag("--fsp", command: "images", nearest: "--fps")) {
      try parse("--fsp", "3")
    }
  }

  @Test func aFlagWithoutItsValueIsAnError() {
    let missing = UsageError.missingValue(flag: "--out", value: "FOLDER")
    #expect(throws: missing) { try parse("--out") }
    #expect(throws: missing) { try parse("--out", "--force") }
  }

  @Test func aSwitchTakesNoValueAndNoFlagStandsTwice() {
    #expect(throws: UsageError.unexpectedValue(flag: "--force")) { try parse("--force=yes") }
    #expect(throws: UsageError.repeatedFlag("--fps")) { try parse("--fps", "3", "--fps=4") }
  }
}

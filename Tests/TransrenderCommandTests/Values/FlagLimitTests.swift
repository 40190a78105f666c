import Foundation
import Geometry
import Imaging
import Testing
import Timeline

@testable import TransrenderCommand

/// What each flag's value becomes, up to its limits.
@Suite struct FlagLimitTests {
  private func raw(_ value: String) throws -> RawArguments {
    try RawArguments(command: "demo", words: ["--x=\(value)"], rows: [Flag("x", takes: "X", "")])
  }

  /// The flags of one command line, whatever they are called.
  private func raw(_ flags: [String: String]) throws -> RawArguments {
    try RawArguments(
      command: "demo",
      words: flags.map { "--\($0.key)=\($0.value)" },
      rows: flags.keys.map { Flag($0, takes: "X", "") }
    )
  }

  @Test(
    arguments: [
      ("0", 0, nil), ("720", 720, nil), ("180", 180, nil), ("180,2", 180, 2),
      ("180,256", 180, 256), ("90.5,16", 90.5, 16),
    ] as [(String, Double, Int?)]
  )
  func aShutterIsOpenAroundItsFrame(text: String, angle: Double, samples: Int?) throws {
    let shutter = try #require(try raw(["shutter": text]).shutter())
    #expect(shutter.angle == angle && shutter.phase == -angle / 2)
    #expect(
      shutter == Shutter(angle: angle, phase: -angle / 2, samples: samples ?? shutter.samples)
    )
    if let samples { #expect(shutter.samples == samples) }
  }

  @Test(arguments: [
    "", "-1", "720.5", "180,1", "180,257", "180,2.5", "180,", ",16", "180,16,1", "nan",
  ])
  func otherShuttersAreRefused(text: String) throws {
    let raw = try raw(["shutter": text])
    #expect(throws: UsageError.self) { try raw.shutter() }
  }

  @Test(
    arguments: [
      ("60", 60_000, 1000), ("23.976", 24_000, 1001), ("29.97", 30_000, 1001),
      ("59.94", 60_000, 1001),
      ("12.5", 12_500, 1000), ("0.001", 1, 1000), ("1000", 1_000_000, 1000),
      ("30000/1001", 30_000, 1001),
      ("1/1000000", 1, 1_000_000), ("1000/1", 1000, 1), ("1000000/1000", 1_000_000, 1000),
    ]
  )
  func ratesAreFractions(text: String, frames: Int, seconds: Int) throws {
    #expect(try raw(["fps": text]).sampler().fps == FrameRate(frames, per: seconds))
  }

  @Test(
    arguments: [
      "0", "-1", "1000.001", "0.0001", "59.9401", "x", "30/", "/30", "0/1", "1/0", "1001/1",
      "1/1000001", "1000001/1001", "1/2/3", "", "nan", "inf",
    ]
  )
  func otherRatesAreRefused(text: String) throws {
    let raw = try raw(["fps": text])
    #expect(throws: UsageError.self) { try raw.sampler() }
  }

  @Test func aFilmIsClosedAtSixtyFramesUnlessItIsSaid() throws {
    let usual = try raw([:]).sampler()
    #expect(usual.fps == 60 && usual.last == .closed && usual.shutter == nil)
    #expect(try raw(["last": "open"]).sampler().last == .open)
    #expect(try raw(["compression": "small"]).compressionSetting() == .small)
    #expect(try raw([:]).compressionSetting() == .fast)
  }

  @Test(
    arguments: [
      "-0.1,0,0.5,1", "1.1,0,0.5,1", "0,0,-0.1,1", "0,0,1.1,1", "0,0,1", "0,0,1,1,1", "0,nan,1,1",
      "0,0,1,inf", "",
    ]
  )
  func curvesHaveTwoTimesWithinTheWay(text: String) throws {
    let raw = try raw(["curve": text])
    #expect(throws: UsageError.self) { try raw.curve() }
  }

  @Test func curvesMayLeaveTheWay() throws {
    #expect(try raw(["curve": "0,-2,1,3"]).curve() == .bezier(0, -2, 1, 3))
    #expect(try raw(["curve": "w1"]).curve() == .easeInEaseOut)
  }

  @Test(
    arguments: [
      ("1x1", 1, 1, nil), ("10000x10000", 10_000, 10_000, nil), ("390x844@1", 390, 844, 1),
      ("390x844@4", 390, 844, 4), ("10000x1@3", 10_000, 1, 3), ("8000x8000@4", 8000, 8000, 4),
    ] as [(String, Double, Double, Double?)]
  )
  func screensHaveASize(text: String, width: Double, height: Double, scale: Double?) throws {
    let screen = try #require(try raw(text).screen("x"))
    #expect(screen.size == CGSize(width: width, height: height) && screen.scale == scale)
  }

  @Test(arguments: [
    "0.9x1", "1x0.9", "10001x1", "1x10001", "1x1@0.9", "1x1@4.1", "9000x1@4", "1x9000@4",
  ])
  func otherScreensAreRefused(text: String) throws {
    let raw = try raw(text)
    #expect(throws: UsageError.self) { try raw.screen("x") }
  }

  @Test func insetsGoRound() throws {
    let insets = try #require(try raw("1,2,3,1000").insets("x"))
    #expect([insets.top, insets.left, insets.bottom, insets.right] == [1, 2, 3, 1000])
  }

  @Test func colorsHaveFourChannels() throws {
    let color = try #require(try raw("#01020304").color("x"))
    #expect(
      [color.red, color.green, color.blue, color.alpha].map { ($0 * 255).rounded() } == [
        1, 2, 3, 4,
      ]
    )
  }

  @Test(arguments: [("0", 0, 9), ("9", 9, 9)])
  func limitsAreInclusive(text: String, value: Int, most: Int) throws {
    #expect(try raw(text).whole("x", in: 0...most) == value)
    #expect(try raw(text).number("x", in: 0...Double(most)) == Double(value))
  }

  @Test(arguments: ["-1", "10", "x"])
  func beyondThemIsRefused(text: String) throws {
    let raw = try raw(text)
    #expect(throws: UsageError.self) { try raw.whole("x", in: 0...9) }
    #expect(throws: UsageError.self) { try raw.number("x", in: 0...9) }
  }

  @Test func wordsAreTakenInAnyCase() throws {
    #expect(try raw("TWO").word("x", among: [("one", 1), ("two", 2)]) == 2)
    let raw = try raw("three")
    #expect(throws: UsageError.badValue(flag: "--x", found: "three", expected: "one of one, two")) {
      try raw.word("x", among: [("one", 1), ("two", 2)])
    }
  }

  @Test(arguments: [(0, true), (1, true), (2, true), (3, false)])
  func argumentsAreCounted(count: Int, fits: Bool) throws {
    let words = (0..<count).map { "a\($0)" }
    let raw = try RawArguments(command: "c", words: words, rows: [])
    guard !fits else { return try raw.expectArguments(named: [], optional: 2) }
    #expect(throws: UsageError.extraArgument("a2", command: "c")) {
      try raw.expectArguments(named: [], optional: 2)
    }
  }

  @Test func whatIsMissingIsNamed() throws {
    let raw = try RawArguments(command: "c", words: ["a"], rows: [])
    #expect(throws: UsageError.missingArgument("B and C", command: "c")) {
      try raw.expectArguments(named: ["A", "B", "C"])
    }
    #expect(throws: UsageError.extraArgument("a", command: "c")) {
      try raw.expectArguments(named: [])
    }
  }

  @Test(
    arguments: [
      ("--", ["-o"]), ("-", ["-"]), ("", [""]), ("a=b", ["a=b"]),
    ] as [(String, [String])]
  )
  func whatIsNoFlagIsAnArgument(word: String, arguments: [String]) throws {
    let words = word == "--" ? ["--", "-o"] : [word]
    #expect(try RawArguments(command: "c", words: words, rows: []).arguments == arguments)
  }

  @Test func aSwitchHasNoLetterOfItsOwn() throws {
    #expect(throws: UsageError.unknownFlag("-f", command: "c", nearest: nil)) {
      try RawArguments(command: "c", words: ["-f"], rows: [Flag("force", "")])
    }
  }

  @Test func flagsShowHowTheyAreUsed() {
    #expect(Flag("jobs", letter: "j", takes: "N", "").usage == "-j, --jobs N")
    #expect(Flag("force", "").usage == "--force")
    let short = Flag("last", words: ["closed", "open"], "the end")
    #expect(short.usage == "--last closed|open" && short.explanation == "the end")
    let twenty = Flag("a", words: ["12345678", "12345678", "12"], "h")
    #expect(twenty.usage == "--a 12345678|12345678|12" && twenty.explanation == "h")
    let long = Flag("a", words: ["12345678", "12345678", "123"], "h")
    #expect(long.usage == "--a WORD" && long.explanation == "h: 12345678, 12345678, 123")
    #expect(
      Flag("a", takes: "N", suchAs: ["x"], "").offered == ["x"] && short.offered == short.words
    )
  }

  @Test(
    arguments: [
      (
        UsageError.unknownFlag("--a", command: "c", nearest: "--b"),
        "'c' has no flag --a, did you mean '--b'? see `transrender help c`"
      ),
      (
        .unknownFlag("--a", command: "c", nearest: nil),
        "'c' has no flag --a; see `transrender help c`"
      ),
      (
        .unknownCommand("a", nearest: nil),
        "unknown command 'a'; `transrender help` lists the commands"
      ),
      (.conflict("--a", "--b"), "--a and --b cannot be combined; keep one"),
    ]
  )
  func errorsAreSentences(error: UsageError, words: String) { #expect("\(error)" == words) }

  @Test func framesAreSelectedByRanges() throws {
    let selection = try #require(FrameSelection("1,3-4"))
    #expect((0...5).map(selection.contains) == [false, true, false, true, true, false])
    #expect(FrameSelection.all.contains(0) && FrameSelection.all.contains(Int.max))
    #expect(FrameSelection("1-2-3") == nil && FrameSelection("4-4")?.ranges == [4...4])
  }

  @Test(
    arguments: [
      ("1/1", 1, 1), ("2/4", 2, 4), ("1000/1000", 1000, 1000), ("1/1000", 1, 1000),
    ]
  )
  func partsAreCountedFromOne(text: String, number: Int, count: Int) {
    #expect(Shard(text) == Shard(number: number, count: count))
  }

  @Test(arguments: ["0/1", "2/1", "1/1001", "1/0", "1", "1/2/3", "a/2", "/2", "-1/2"])
  func otherPartsAreRefused(text: String) { #expect(Shard(text) == nil) }

  @Test(arguments: [1, 2, 3, 7])
  func everyFrameIsInOnePart(count: Int) {
    for index in 0..<20 {
      let holders = (1...count).filter { Shard(number: $0, count: count).contains(index) }
      #expect(holders == [index % count + 1])
    }
  }

  @Test func aSpanIncludesItsEnds() {
    let span = TimeSpan(from: Instant(milliseconds: 100), to: Instant(milliseconds: 200))
    let times = [99.9, 100, 150, 200, 200.1].map { span.contains(Instant(milliseconds: $0)) }
    #expect(times == [false, true, true, true, false] && !span.isEverything)
    #expect(TimeSpan(from: nil, to: .zero).contains(.zero) && TimeSpan().isEverything)
    #expect(!TimeSpan(from: .zero).isEverything && !TimeSpan(to: .zero).isEverything)
  }

  @Test(arguments: [
    (0, "0.000"), (0.0004, "0.000"), (0.0005, "0.001"), (0.05, "0.050"), (12.345, "12.345"),
    (59.9996, "60.000"),
  ])
  func secondsHaveThreeDigits(seconds: Double, text: String) {
    #expect(FilmPlan.written(Instant(seconds: seconds)) == text)
  }

  @Test func helpIsWrapped() {
    #expect(Help.wrapped("aa bb cc", to: 5) == ["aa bb", "cc"])
    #expect(
      Help.wrapped("aa bb cc", to: 8) == ["aa bb cc"]
        && Help.wrapped("aa bb", to: 4) == ["aa", "bb"]
    )
    #expect(Help.wrapped("aaaaaa b", to: 3) == ["aaaaaa", "b"] && Help.wrapped("", to: 3) == [])
    #expect(Help.padded("ab", to: 4) == "ab  " && Help.padded("abc", to: 2) == "abc")
  }
}

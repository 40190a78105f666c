import Foundation
import Testing

@testable import TransrenderCommand

@MainActor @Suite struct FlagTests {
  /// What each flag of a film takes and refuses: one flag, one row.
  struct Sample: Sendable, CustomStringConvertible {
    let flag: String
    let good: [String]
    let bad: [String]
    var demo = "push"
    var with: [String] = []

    var description: String { flag }
  }

  nonisolated static let samples = [
    Sample(flag: "fps", good: ["24", "59.94"], bad: ["0", "x"]),
    Sample(flag: "last", good: ["open", "closed"], bad: ["ajar"]),
    Sample(flag: "frames", good: ["1", "0-2,4"], bad: ["", "2-1"]),
    Sample(flag: "from", good: ["0.1s", "100ms"], bad: ["-1", "soon"]),
    Sample(flag: "to", good: ["0.1s"], bad: ["x"]),
    Sample(flag: "shard", good: ["1/2"], bad: ["0/2", "3/2", "1", "1/x"]),
    Sample(flag: "scale", good: ["0.5", "3"], bad: ["0", "17", "x"]),
    Sample(flag: "subpixel", good: [""], bad: []),
    Sample(
      flag: "format",
      good: ["gif", "webp", "mp4", "webm", "apng", "html", "raw"],
      bad: ["bmp"]
    ),
    Sample(flag: "out", good: ["somewhere"], bad: []),
    Sample(flag: "plays", good: ["0", "3"], bad: ["-1", "x"], with: ["--format", "gif"]),
    Sample(flag: "jobs", good: ["1"], bad: ["0", "x"]),
    Sample(flag: "compression", good: ["fast", "small"], bad: ["zip"]),
    Sample(flag: "strict", good: [""], bad: []),
    Sample(flag: "force", good: [""], bad: []),
    Sample(flag: "dry-run", good: [], bad: []),
    Sample(flag: "json", good: [""], bad: []),
    Sample(flag: "curve", good: ["w1", "system", "0,0,1,1"], bad: ["bouncy"]),
    Sample(flag: "duration", good: ["1s"], bad: ["x"]),
    Sample(flag: "shutter", good: ["180", "360,8"], bad: ["-1", "180,1", "a"]),
    Sample(flag: "background", good: ["#1c1c1e"], bad: ["red"]),
    Sample(flag: "device", good: ["iPhoneSE"], bad: ["iPhone0"], demo: "springs"),
    Sample(
      flag: "size",
      good: ["200x300", "200x300@2"],
      bad: ["200", "9000x100@4"],
      demo: "springs"
    ),
    Sample(flag: "safe-area", good: ["20,0,0,0"], bad: ["20"], demo: "springs"),
    Sample(flag: "locale", good: ["de", "ar-EG"], bad: ["klingon"], demo: "springs"),
    Sample(flag: "with", good: ["count=3"], bad: ["count"], demo: "blinds-left"),
    Sample(flag: "appearance", good: ["dark", "light"], bad: ["dim"], demo: "springs"),
    Sample(flag: "direction", good: ["rtl", "ltr"], bad: ["up"], demo: "springs"),
    Sample(
      flag: "motion",
      good: ["full", "reduced", "cross-fade"],
      bad: ["less"],
      demo: "springs"
    ),
    Sample(flag: "increase-contrast", good: [""], bad: [], demo: "springs"),
    Sample(flag: "bold-text", good: [""], bad: [], demo: "springs"),
    Sample(flag: "reduce-transparency", good: [""], bad: [], demo: "springs"),
    Sample(flag: "chrome", good: ["none", "bars", "device"], bad: ["gold"], demo: "springs"),
    Sample(flag: "text-size", good: ["large"], bad: ["huge"], demo: "springs"),
  ]

  @Test func everyFlagOfTheDemoHasItsRow() {
    #expect(Set(Self.samples.map(\.flag)) == Set(Command.demo.flags.map(\.name)))
  }

  @Test(arguments: samples)
  func goodValuesPassAndBadOnesAreNamed(sample: Sample) {
    for value in sample.good {
      let flag = value.isEmpty ? "--\(sample.flag)" : "--\(sample.flag)=\(value)"
      let terminal = Terminal()
      let words = ["demo", sample.demo, flag, "--dry-run"] + sample.with
      #expect(terminal.run(words) == .done, "\(terminal.errors)")
    }
    for value in sample.bad {
      let terminal = Terminal()
      let flag = "--\(sample.flag)=\(value)"
      #expect(terminal.run(["demo", sample.demo, flag, "--dry-run"] + sample.with) == .badInput)
      #expect(terminal.errors.contains("--\(sample.flag) '\(value)' is not"))
    }
  }
}

import Foundation
import Testing

@testable import Typography

/// Sums of advances in font units, read off the font files with fontTools and hb-shape.
@Suite struct AdvanceTests {
  struct Sample: CustomTestStringConvertible {
    let text: String
    var weight = FontWeight.regular
    var kern: Double?
    var monospacedDigits = false
    let units: Double

    var testDescription: String { "\(text) \(weight) kern \(kern as Any)" }
  }

  @Test(arguments: [
    Sample(text: " ", units: 792),
    Sample(text: "…", units: 2312),
    Sample(text: "Hello, world", units: 15700),
    Sample(text: "Hello, world", weight: .bold, units: 16244),
    Sample(text: "AVATAR", units: 10376),
    Sample(text: "AVATAR", kern: 0, units: 11224),
    Sample(text: "0123456789", units: 16900),
    Sample(text: "0123456789", monospacedDigits: true, units: 18240),
    Sample(text: "11", monospacedDigits: true, units: 3648),
  ])
  func interAdvances(sample: Sample) throws {
    var attributes = TextAttributes.inter(sample.weight, kern: sample.kern)
    attributes.font.hasMonospacedDigits = sample.monospacedDigits
    let layout = try TextLayout(StyledText(sample.text, attributes))
    #expect(abs(layout.size.width - sample.units * unit) < 1e-9)
    #expect(layout.missing.isEmpty)
  }

  @Test func kernAddsToEveryCharacter() throws {
    let plain = try TextLayout(StyledText("Hill", .inter())).size.width
    let spaced = try TextLayout(StyledText("Hill", .inter(kern: 1.5))).size.width
    #expect(abs(spaced - plain - 4 * 1.5) < 1e-9)
  }
}

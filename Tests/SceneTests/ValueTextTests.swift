import Foundation
import Geometry
import Testing

@testable import Scene

@Suite struct ValueTextTests {
  struct Sample: Sendable {
    let value: Double
    let text: String
  }

  @Test(arguments: [
    Sample(value: 0, text: "0"), Sample(value: -0.0, text: "0"), Sample(value: 1, text: "1"),
    Sample(value: -1.5, text: "-1.5"), Sample(value: 1.0 / 3, text: "0.3333"),
    Sample(value: 0.0001, text: "0.0001"), Sample(value: 0.00001, text: "0"),
    Sample(value: -0.00001, text: "0"), Sample(value: -0.05, text: "-0.05"),
    Sample(value: 1_234_567.89, text: "1234567.89"), Sample(value: 0.99999, text: "1"),
    Sample(value: 987_654_321_098_765.5, text: "987654321098765.5"),
    Sample(value: .infinity, text: "inf"), Sample(value: .nan, text: "nan"),
  ])
  func numbersAreShortAndStable(sample: Sample) {
    #expect(ValueText.number(sample.value) == sample.text)
  }

  @Test func colorsAreBytesWhereBytesSayItAll() {
    #expect(ValueText.color(.white) == "#ffffff")
    #expect(ValueText.color(.clear) == "#00000000")
    #expect(ValueText.color(Color(red: 1.2, green: 0, blue: 0, alpha: 1)) == "rgba(1.2 0 0 1)")
    #expect(ValueText.color(Color(white: 0, alpha: 0.5)) == "rgba(0 0 0 0.5)")
  }
}

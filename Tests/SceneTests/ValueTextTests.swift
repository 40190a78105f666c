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
    Sample(value: .infinity, text: "inf"), Sample(value: -.infinity, text: "-inf"),
    Sample(value: .nan, text: "nan"), Sample(value: 0.00005, text: "0.0001"),
    Sample(value: 12.0345, text: "12.0345"), Sample(value: -7, text: "-7"),
    Sample(value: 1e15, text: "1000000000000000.0"), Sample(value: -2e20, text: "-2e+20"),
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

  @Test func colorsBeyondBytesAreNumbers() {
    #expect(ValueText.color(Color(red: 10.0 / 255, green: 1, blue: 15.0 / 255)) == "#0aff0f")
    #expect(ValueText.color(Color(red: 16.0 / 255, green: 0, blue: 0)) == "#100000")
    #expect(ValueText.color(Color(red: -0.5, green: 0, blue: 0)) == "rgba(-0.5 0 0 1)")
    #expect(ValueText.color(Color(white: 1, alpha: 51.0 / 255)) == "#ffffff33")
  }

  @Test func placesAndTransformsAreNumbersInOrder() {
    #expect(ValueText.point(CGPoint(x: 1.5, y: -2)) == "1.5 -2")
    #expect(ValueText.size(CGSize(width: 3, height: 4)) == "3x4")
    #expect(ValueText.rect(CGRect(x: 1, y: 2, width: 3, height: 4)) == "1 2 3x4")
    let plane = CATransform3DMakeAffineTransform(CGAffineTransform(1, 2, 3, 4, 5, 6))
    #expect(ValueText.transform(plane) == "[1 2 3 4 5 6]")
    var deep = plane
    deep.m34 = -0.5
    #expect(ValueText.transform(deep) == "[1 2 0 0 3 4 0 0 0 0 1 -0.5 5 6 0 1]")
    #expect(ValueText.quoted("a \"b\"\n") == "\"a \\\"b\\\"\\n\"")
  }
}

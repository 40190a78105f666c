import Foundation
import Geometry
import Testing

@testable import CoreImage

/// Vectors and colors.
@Suite struct ValueTests {
  @Test(
    arguments: [
      ("[1.0 0.5 0.3]", [1, 0.5, 0.3]), ("[10.0 23.0]", [10, 23]), ("1,2, 3", [1, 2, 3]),
      ("[-1 2e1]", [-1, 20]), ("[]", []), ("[a 4]", [4]),
    ] as [(String, [Double])]
  )
  func vectorsAreReadFromTexts(text: String, numbers: [Double]) {
    let vector = CIVector(string: text)
    #expect((0..<vector.count).map { Double(vector.value(at: $0)) } == numbers)
    #expect(CIVector(string: vector.stringRepresentation) == vector)
    // [D] Zero beyond the last number.
    #expect(vector.value(at: numbers.count) == 0 && vector.value(at: -1) == 0)
  }

  @Test func vectorsArePointsRectanglesAndTransforms() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(CIVector(cgRect: rect) == CIVector(x: 1, y: 2, z: 3, w: 4))
    #expect(CIVector(cgRect: rect).cgRectValue == rect)
    #expect(CIVector(cgPoint: CGPoint(x: 5, y: 6)) == CIVector(x: 5, y: 6))
    #expect(CIVector(x: 5).cgPointValue == CGPoint(x: 5, y: 0))
    let turn = CGAffineTransform(1, 2, 3, 4, 5, 6)
    let six = CIVector(cgAffineTransform: turn)
    #expect(six == CIVector(string: "1 2 3 4 5 6") && six.cgAffineTransformValue == turn)
    #expect(CIVector(x: 1, y: 2) != CIVector(x: 1, y: 2, z: 0))
  }

  @Test(
    arguments: [
      ("1 0.5 0.25 0.125", [1, 0.5, 0.25, 0.125]), ("1 0.5 0.25", [1, 0.5, 0.25, 1]),
      ("1", [1, 0, 0, 1]), ("", [0, 0, 0, 1]),
    ] as [(String, [Double])]
  )
  func colorsAreReadFromTexts(text: String, components: [Double]) {
    let color = CIColor(string: text)
    #expect(color.components.map { Double($0) } == components && color.numberOfComponents == 4)
    #expect(CIColor(string: color.stringRepresentation) == color)
  }

  @Test(arguments: [
    (CIColor.black, "0 0 0 1"), (.white, "1 1 1 1"), (.gray, "0.5 0.5 0.5 1"), (.red, "1 0 0 1"),
    (.green, "0 1 0 1"), (.blue, "0 0 1 1"), (.cyan, "0 1 1 1"), (.magenta, "1 0 1 1"),
    (.yellow, "1 1 0 1"), (.clear, "0 0 0 0"),
  ])
  func namedColorsHaveTheirComponents(color: CIColor, text: String) {
    #expect(color == CIColor(string: text))
  }
}

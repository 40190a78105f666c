import Foundation
import Testing

@testable import QuartzCore

/// The values of the cells of emitters.
@MainActor
@Suite struct CellValuesTests {
  /// An emitter takes a cell for another one only if a value of it differs.
  @Test func `cells are equal if all of their values are`() {
    let keys = [
      "birthRate", "lifetime", "lifetimeRange", "emissionLatitude", "emissionLongitude",
      "emissionRange", "velocity", "velocityRange", "xAcceleration", "yAcceleration", "scale",
      "scaleRange", "scaleSpeed", "spin", "spinRange", "contentsScale", "redRange", "greenRange",
      "blueRange", "alphaRange", "redSpeed", "greenSpeed", "blueSpeed", "alphaSpeed", "beginTime",
      "duration",
    ]
    for key in keys {
      var cell = CellValues()
      cell.set(key, 7)
      #expect(cell != CellValues(), "\(key)")
      var other = CellValues()
      other.set(key, 7)
      #expect(cell == other, "\(key)")
    }
    for (key, value) in [("name", "a"), ("enabled", false)] as [(String, Any)] {
      var cell = CellValues()
      cell.set(key, value)
      #expect(cell != CellValues(), "\(key)")
    }
    var parent = CellValues()
    parent.cells = [CellValues()]
    #expect(parent != CellValues())
    let part = CAEmitterCell()
    part.contentsRect.size.height = 0.5
    #expect(part.values != CellValues())
  }

  @Test func `a variation is half of its range to each side`() {
    var ranged = CellValues.Ranged(10)
    ranged.range = 4
    #expect([0, 0.25, 0.5, 1].map { ranged.value($0) } == [8, 9, 10, 12])
  }
}

import Foundation
import Geometry
import Scene
import Testing

@testable import TransitionSnapshots

/// Halts, jumps and turns of one layer whose places are given frame by frame.
@MainActor @Suite struct PaceTests {
  enum Property: CaseIterable { case x, y, width, height, opacity }

  private func film(_ values: [Double], of property: Property = .x) -> Film {
    let frames = values.enumerated().map { index, value in
      var layer = Layer(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
      switch property {
      case .x: layer.position.x = value
      case .y: layer.position.y = value
      case .width: layer.bounds.size.width = value
      case .height: layer.bounds.size.height = value
      case .opacity: layer.opacity = value / 100
      }
      let root = Layer(
        frame: CGRect(x: 0, y: 0, width: 100, height: 100),
        children: [Node(layer, id: 4, label: "box")]
      )
      let scene = Scene(size: root.bounds.size, background: .white, root: Node(root))
      return Frame(index: index, time: Double(index) / 50, scene: scene)
    }
    return Film(frames: frames, end: frames[frames.count - 1], duration: frames.last!.time)
  }

  private func said(_ film: Film, _ check: TransitionCheck) throws -> [String] {
    try complaints(about: film, check).map(\.sentence)
  }

  @Test(arguments: Property.allCases)
  func aHaltIsNamedByItsProperty(property: Property) throws {
    let words = try said(film([10, 20, 30, 30, 50, 60, 70], of: property), .keepsPace)
    let name = property == .opacity ? "opacity" : "\(property)"
    #expect(
      words.contains("box's \(name) halts at 40 ms and makes up for it in the next frame"),
      "\(words)"
    )
  }

  /// A step of a fifth of its neighbours or more is none, nor one that is not made up for.
  @Test(
    arguments: [
      ([0, 10, 20, 20, 40, 50, 60], true), ([60, 50, 40, 40, 20, 10, 0], true),
      ([0, 10, 20, 21.9, 40, 50, 60], true), ([0, 10, 20, 22.1, 40, 50, 60], false),
      ([0, 10, 20, 22, 40, 50, 60], false), ([0, 10, 20, 20, 36, 46, 56], false),
      ([0, 0.5, 1, 1, 2, 2.5, 3], false),
      ([0, 10, 20, 18.1, 40, 50, 60], true), ([0, 10, 20, 17.9, 40, 50, 60], false),
      ([0, 10, 20, 20, 36.1, 46.1, 56], true), ([0, 10, 20, 20, 35.9, 45.9, 56], false),
      ([0, 10, 20, 20, 40, 30, 20], false),
      ([0, 0.4, 0.8, 0.8, 1.6, 2, 2.4], false), ([0, 0.6, 1.2, 1.2, 2.4, 3, 3.6], true),
      ([0, 10, 10, 30, 40, 40, 40], true), ([0, 10, 10, 30, 40], true), ([0, 10, 10, 30], false),
      ([0, 0, 0, 0, 0, 0], false),
    ] as [([Double], Bool)]
  )
  func whatIsMadeUpForIsAHalt(values: [Double], halts: Bool) throws {
    #expect(try said(film(values), .keepsPace).isEmpty != halts)
  }

  @Test(
    arguments: [
      ([0, 5, 10, 15, 20, 25, 25], 0.2, false), ([0, 5.1, 10, 15, 20, 25, 25], 0.2, true),
      ([0, 1, 2, 2], 0.2, false), ([0, 1, 2.5, 2.5], 0.2, true), ([0, 10, 20, 20], 0.5, false),
      ([20, 10, 0, 0], 0.4, true), ([0, 40, 0, 0], 0.9, true),
    ] as [([Double], Double, Bool)]
  )
  func aStepIsASmallPartOfTheWay(values: [Double], most: Double, jumps: Bool) throws {
    for property in Property.allCases where property != .opacity {
      let words = try said(film(values, of: property), .isContinuous(maxStep: most))
      #expect(words.isEmpty != jumps, "\(property): \(words)")
    }
  }

  @Test func theLargestStepIsNamed() throws {
    #expect(
      try said(film([0, 8, 20, 24, 40, 40]), .isContinuous())
        == ["box jumps 16 of 40 points (40%) between 60 and 80 ms"]
    )
  }
}

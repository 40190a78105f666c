import Foundation
import Geometry
import NaiveCairo
import Scene
import Timeline
import TransrenderCommand

/// A reference work: which frames, how many, how large.
struct Work {
  let name: String
  let motion: naive_motion
  let frameCount: Int
  let scale: Double

  static let all = [
    Work(name: "W1", motion: naive_cover, frameCount: 31, scale: 3),
    Work(name: "W2", motion: naive_cover, frameCount: 31, scale: 1),
    Work(name: "W3", motion: naive_cover, frameCount: 120, scale: 3),
    Work(name: "fade", motion: naive_fade, frameCount: 31, scale: 3),
    Work(name: "scale", motion: naive_scale, frameCount: 31, scale: 3),
    Work(name: "rotation", motion: naive_rotation, frameCount: 31, scale: 3),
    Work(name: "fraction", motion: naive_fraction, frameCount: 31, scale: 3),
    // From the start of the process to the first file.
    Work(name: "first", motion: naive_cover, frameCount: 1, scale: 3),
  ]

  /// For looking at memory: `Benchmarks work long fast-2 FOLDER`.
  private static let long = Work(name: "long", motion: naive_fade, frameCount: 10_000, scale: 1)

  static func named(_ name: String) -> Work? { (all + [long]).first { $0.name == name } }

  var isSubpixel: Bool { motion == naive_fraction }

  func frame(_ index: Int, _ screens: Screens) -> Frame {
    let progress = Self.curve.value(at: Double(index) / Double(max(frameCount - 1, 1)))
    var root = Layer(frame: CGRect(origin: .zero, size: ReferenceScreens.size))
    root.children = [screens.list, moved(screens.detail, progress)]
    let scene = Scene(size: ReferenceScreens.size, background: .white, root: Node(root))
    return Frame(index: index, time: Double(index) / 60, scene: scene)
  }

  private static let curve = UnitBezier(0.42, 0, 0.58, 1)

  private func moved(_ screen: Layer, _ progress: Double) -> Node {
    var layer = screen
    switch motion {
    case naive_fade: layer.opacity = progress
    case naive_scale:
      layer.transform = CATransform3DMakeScale(0.5 + progress / 2, 0.5 + progress / 2, 1)
    case naive_rotation:
      layer.transform = CATransform3DMakeRotation((1 - progress) * .pi / 3, 0, 0, 1)
    default: layer.position.y += layer.bounds.height * (1 - progress)
    }
    return Node(layer)
  }
}

/// The two screens of all works, made once.
struct Screens {
  let list: Node
  let detail: Layer

  init() throws {
    list = try ReferenceScreens.list().root
    detail = try ReferenceScreens.detail().root.layer
  }
}

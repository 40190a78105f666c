public import Catalogue
import Foundation
import Geometry
import Scene
public import Testing

/// Two small screens that cannot be taken for each other, and small enough to be quick.
enum Samples {
  static let size = CGSize(width: 52, height: 88)
  static let before = screen(Color(red: 0.9, green: 0.3, blue: 0.1), label: "before")
  static let after = screen(Color(red: 0.1, green: 0.5, blue: 0.8), label: "after")

  static func screen(_ color: Color, label: String) -> Scene {
    let bounds = CGRect(origin: .zero, size: size)
    let bar = Layer(frame: CGRect(x: 0, y: 10, width: 52, height: 8)).changed {
      $0.background = .white
    }
    let view = Layer(frame: bounds, children: [Node(bar)]).changed { $0.background = color }
    return Scene(size: size, background: .black, root: Node(view, label: label))
  }

  static func frame(of entry: CatalogueEntry, at progress: Double) -> Scene {
    entry.transition.scene(from: before, to: after, progress: progress)
  }
}

extension CatalogueEntry: CustomTestStringConvertible {
  public var testDescription: String { name }
}

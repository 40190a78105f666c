import Foundation
package import Scene

extension Scene {
  /// The content of a screen, made of its windows.
  package static func screen(_ bounds: CGRect, _ windows: [Node]) -> Scene {
    let root = Node(Layer(frame: bounds, children: windows), label: "screen")
    return Scene(size: bounds.size, background: .black, root: root)
  }
}

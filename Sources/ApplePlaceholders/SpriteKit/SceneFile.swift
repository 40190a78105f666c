import Foundation
import Geometry
import HeadlessUIKit

/// A `.sks` file, of which the class and the size of its root are read.
@MainActor
struct SceneFile {
  private let name: String
  private let root: ArchivedNode?

  /// Nil if the app has no such file.
  init?(named filename: String) {
    name = filename.hasSuffix(".sks") ? String(filename.dropLast(4)) : filename
    let bundles = [Bundle.main] + Bundle.allBundles
    let file = bundles.lazy.compactMap { [name] in
      $0.url(forResource: name, withExtension: "sks")
    }.first
    guard let file, let data = try? Data(contentsOf: file) else { return nil }
    root = ArchivedNode.root(of: data)
  }

  /// The node that the file describes, of a class that is at least `base`.
  func make<Node>(_ base: Node.Type) -> SKNode? {
    guard let plain = base as? SKNode.Type else { return nil }
    let named = root?.customClass.flatMap { Self.appClass(named: $0, beside: plain) }
    let type = named.flatMap { $0 is Node.Type ? $0 : nil } ?? plain
    let coder = SceneCoder(size: root?.size)
    let node = type.init(coder: coder)
    if node is SKScene, root?.hasChildren != false { SpriteKitGap.archive(name).report() }
    return node
  }

  /// The size of the scene that a coder describes.
  nonisolated static func size(for coder: NSCoder) -> CGSize? { (coder as? SceneCoder)?.size }

  /// A class of the app: of the module of its delegate, its first controller or its program.
  private static func appClass(named name: String, beside plain: SKNode.Type) -> SKNode.Type? {
    let known: [Any?] = [
      UIApplication.shared.delegate, UIApplication.shared.keyWindow?.rootViewController,
    ]
    let modules =
      [module(of: plain)] + known.compactMap { $0.map { module(of: type(of: $0)) } }
      + [Bundle.main.executableURL?.lastPathComponent].compactMap(\.self)
    return modules.lazy.compactMap { NSClassFromString("\($0).\(name)") as? SKNode.Type }.first
  }

  private static func module(of type: Any.Type) -> String {
    String(String(reflecting: type).prefix { $0 != "." })
  }
}

/// Tells a scene the size that its file says.
private final class SceneCoder: NSCoder {
  let size: CGSize?

  init(size: CGSize?) {
    self.size = size
    super.init()
  }

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
}

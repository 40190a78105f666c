public import Bitmap

/// A frozen layer: immutable, shared, and equal to whatever looks the same.
///
/// Equality and hashing look at `digest` alone, so comparing two trees costs one comparison.
/// `id` and `label` say who the node is, for curves and logs, and take no part in either.
public struct Node: Sendable {
  private let storage: Storage

  public init(_ layer: Layer, id: Int = 0, label: String = "", title: String = "") {
    storage = Storage(layer: layer, id: id, label: label, title: title)
  }

  public var layer: Layer { storage.layer }
  /// Local to the stage that made the node; 0 for a node that nobody follows.
  public var id: Int { storage.id }
  public var label: String { storage.label }
  /// Class and identifier, such as `UILabel 'price'`; the label where nobody gave more.
  public var title: String { storage.title.isEmpty ? storage.label : storage.title }

  /// Everything that can change a pixel.
  public var digest: Digest { storage.digest }

  /// What the node looks like by itself, wherever it is placed and however it is composited.
  ///
  /// Equal for two nodes that differ in `position`, `anchorPoint`, `zPosition`, `transform`,
  /// `opacity`, `blendMode` and the like: the key under which a raster is kept.
  public var pictureDigest: Digest { storage.pictureDigest }

  /// Whether something in the subtree looks at the pixels already drawn below it.
  public var readsBackdrop: Bool { storage.readsBackdrop }

  private final class Storage: Sendable {
    let layer: Layer
    let id: Int
    let label: String
    let title: String
    let pictureDigest: Digest
    let digest: Digest
    let readsBackdrop: Bool

    init(layer: Layer, id: Int, label: String, title: String) {
      self.layer = layer
      self.id = id
      self.label = label
      self.title = title
      pictureDigest = layer.pictureDigest
      digest = layer.digest(picture: pictureDigest)
      readsBackdrop = layer.readsBackdrop
    }
  }
}

extension Node: Hashable {
  public static func == (left: Node, right: Node) -> Bool {
    left.storage === right.storage || left.digest == right.digest
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(digest)
  }
}

extension Node {
  /// The node itself, then everything below it, back to front in each layer, masks left out.
  public var subtree: [Node] {
    [self] + layer.children.flatMap(\.subtree)
  }
}

import Foundation
import Geometry

/// What is read of a node in a keyed archive.
final class ArchivedNode: NSObject, NSCoding {
  let customClass: String?
  let size: CGSize?
  let hasChildren: Bool

  /// The archive's root; nil if the data is none.
  static func root(of data: Data) -> ArchivedNode? {
    guard let archive = try? NSKeyedUnarchiver(forReadingFrom: data) else { return nil }
    archive.requiresSecureCoding = false
    let reader = ClassNames()
    archive.delegate = reader
    archive.setClass(ArchivedRect.self, forClassName: "NSValue")
    for name in ["SKScene", "SKEmitterNode", "SKNode"] {
      archive.setClass(ArchivedNode.self, forClassName: name)
    }
    return withExtendedLifetime(reader) {
      archive.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? ArchivedNode
    }
  }

  init?(coder: NSCoder) {
    let info = coder.decodeObject(forKey: "_info") as? NSDictionary
    customClass = info?.object(forKey: "_PB_previewSKNodeCustomClassName") as? String
    let bounds = coder.decodeObject(forKey: "Scene_bounds") as? ArchivedRect
    size = bounds?.rect.size
    hasChildren = (coder.decodeObject(forKey: "_children") as? NSArray)?.count != 0
    super.init()
  }

  func encode(with coder: NSCoder) {}

  /// Reads objects of every other class as nodes too.
  private final class ClassNames: NSObject, NSKeyedUnarchiverDelegate {
    func unarchiver(
      _ unarchiver: NSKeyedUnarchiver,
      cannotDecodeObjectOfClassName name: String,
      originalClasses classNames: [String]
    ) -> AnyClass? { ArchivedObject.self }

    func unarchiver(_ unarchiver: NSKeyedUnarchiver, didDecode object: Any?) -> Any? { object }
    func unarchiver(_ unarchiver: NSKeyedUnarchiver, willReplace: Any, with: Any) {}
    func unarchiverWillFinish(_ unarchiver: NSKeyedUnarchiver) {}
    func unarchiverDidFinish(_ unarchiver: NSKeyedUnarchiver) {}
  }
}

/// A rectangle in an archive.
private final class ArchivedRect: NSObject, NSCoding {
  let rect: CGRect

  init?(coder: NSCoder) {
    let text = coder.decodeObject(forKey: "NS.rectval") as? String
    rect = text.map { NSRectFromString($0) } ?? .zero
    super.init()
  }

  func encode(with coder: NSCoder) {}
}

/// An object in an archive that nothing is read of.
private final class ArchivedObject: NSObject, NSCoding {
  init?(coder: NSCoder) {
    super.init()
  }

  func encode(with coder: NSCoder) {}
}

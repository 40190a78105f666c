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
    archive.decodingFailurePolicy = .setErrorAndReturn
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
    let info = Self.object("_info", in: coder) as? NSDictionary
    customClass = info?.object(forKey: "_PB_previewSKNodeCustomClassName") as? String
    size = (Self.object("Scene_bounds", in: coder) as? ArchivedRect)?.rect.size
    hasChildren = (Self.object("_children", in: coder) as? NSArray)?.count != 0
    super.init()
  }

  private static func object(_ key: String, in coder: NSCoder) -> Any? {
    coder.containsValue(forKey: key) ? coder.decodeObject(forKey: key) : nil
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
    // A value may also be a point or a size, and decoding what is not there ends the program.
    let isRect = coder.containsValue(forKey: "NS.rectval")
    let text = isRect ? coder.decodeObject(forKey: "NS.rectval") as? String : nil
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

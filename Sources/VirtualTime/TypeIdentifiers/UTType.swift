public import Foundation

/// A kind of data, and the file name extensions and MIME types that stand for it.
public struct UTType: Sendable {
  public let identifier: String
  /// What the app has declared of a type of its own.
  private var declaredParent: String?
  private var isOwn = false

  private init(known identifier: String) { self.identifier = identifier }

  /// [D] nil for an identifier that nobody has declared.
  public init?(_ identifier: String) {
    let known = identifier.lowercased()
    guard TypeTable.row(of: known) != nil || DynamicType(identifier: known) != nil else {
      return nil
    }
    self.identifier = known
  }

  /// [D] A type that the app declares itself.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(importedAs: identifier, conformingTo: parentType)
    isOwn = true
  }

  /// [D] A type that another app declares.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    (self.identifier, declaredParent) = (identifier.lowercased(), parentType?.identifier)
  }

  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// [D] A dynamic type if no declared one has the tag.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    let tag = tag.lowercased()
    guard !tag.isEmpty else { return nil }
    let found = TypeTable.identifiers(tagged: tag, tagClass).map(UTType.init(known:))
    let fitting = found.first { type in supertype.map(type.conforms(to:)) ?? true }
    let dynamic = DynamicType(tag: tag, tagClass: tagClass, parent: supertype?.identifier)
    self = fitting ?? UTType(known: dynamic.identifier)
  }

  /// Of a static name: the table has it.
  static func declared(_ identifier: String) -> UTType { UTType(known: identifier) }

  private var row: TypeTable.Row? { TypeTable.row(of: identifier) }

  public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }
  public var preferredMIMEType: String? { tags[.mimeType]?.first }
  public var localizedDescription: String? { row?.description }
  public var isDynamic: Bool { DynamicType(identifier: identifier) != nil }
  /// [I] What other apps declare is not known here.
  public var isDeclared: Bool { isOwn || row != nil }
  public var isPublic: Bool { identifier.hasPrefix("public.") }
  public var version: Int? { nil }
  public var referenceURL: URL? { nil }

  public var tags: [UTTagClass: [String]] {
    if let row { return row.tags }
    return DynamicType(identifier: identifier).map { [$0.tagClass: [$0.tag]] } ?? [:]
  }

  /// [D] All types above it, direct parents or not.
  public var supertypes: Set<UTType> { Set(ancestors.map(UTType.init(known:))) }

  private var ancestors: Set<String> {
    let known = TypeTable.ancestors(of: identifier)
    guard let declaredParent else { return known }
    return known.union(TypeTable.ancestors(of: declaredParent)).union([declaredParent])
  }

  /// [D] A type conforms to itself.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

  public func isSubtype(of type: UTType) -> Bool {
    ancestors.contains(type.identifier)
  }

  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  public static func types(
    tag: String,
    tagClass: UTTagClass,
    conformingTo supertype: UTType?
  ) -> [UTType] {
    TypeTable.identifiers(tagged: tag.lowercased(), tagClass).map(UTType.init(known:))
      .filter { type in supertype.map(type.conforms(to:)) ?? true }
  }
}

extension UTType: Hashable {
  public static func == (left: UTType, right: UTType) -> Bool {
    left.identifier == right.identifier
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { identifier }
  public var debugDescription: String { identifier }
}

extension UTType: Codable {
  public init(from decoder: any Decoder) throws {
    self.init(known: try decoder.singleValueContainer().decode(String.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

// The functions of MobileCoreServices.

/// A text that a function of Core Foundation has returned; here it is released by itself.
///
/// `Unmanaged` has this role on iOS, and holds objects only, which a `CFString` is not here.
public struct CFUnmanagedString: Sendable {
  fileprivate let text: CFString

  public func takeRetainedValue() -> CFString { text }
  public func takeUnretainedValue() -> CFString { text }
  public func retain() -> CFUnmanagedString { self }
  public func release() {}
}

public func UTTypeConformsTo(_ inUTI: CFString, _ inConformsToUTI: CFString) -> Bool {
  guard let type = UTType(inUTI), let parent = UTType(inConformsToUTI) else {
    return inUTI == inConformsToUTI
  }
  return type.conforms(to: parent)
}

public func UTTypeEqual(_ inUTI1: CFString, _ inUTI2: CFString) -> Bool {
  inUTI1.lowercased() == inUTI2.lowercased()
}

public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: CFString,
  _ inTag: CFString,
  _ inConformingToUTI: CFString?
) -> CFUnmanagedString? {
  let type = UTType(
    tag: inTag,
    tagClass: UTTagClass(rawValue: inTagClass),
    conformingTo: inConformingToUTI.flatMap(UTType.init)
  )
  return type.map { CFUnmanagedString(text: $0.identifier) }
}

public func UTTypeCopyPreferredTagWithClass(
  _ inUTI: CFString,
  _ inTagClass: CFString
) -> CFUnmanagedString? {
  let tags = UTType(inUTI)?.tags[UTTagClass(rawValue: inTagClass)]
  return (tags?.first).map { CFUnmanagedString(text: $0) }
}

public func UTTypeCopyDescription(_ inUTI: CFString) -> CFUnmanagedString? {
  (UTType(inUTI)?.localizedDescription).map { CFUnmanagedString(text: $0) }
}

public func UTTypeIsDynamic(_ inUTI: CFString) -> Bool { UTType(inUTI)?.isDynamic ?? false }
public func UTTypeIsDeclared(_ inUTI: CFString) -> Bool { UTType(inUTI)?.isDeclared ?? false }

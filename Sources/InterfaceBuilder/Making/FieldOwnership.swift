import Swift

/// Whether stored properties are weak, which mirrors do not show.
///
/// Uses two functions of the standard library's reflection; without them the program does not link,
/// so this cannot fail silently.
enum FieldOwnership {
  /// Whether the property is `weak`, as outlets usually are.
  static func isWeak(_ name: String, in type: Any.Type) -> Bool {
    for index in 0..<fieldCount(type) {
      var field = FieldMetadata()
      _ = fieldType(type, index: index, metadata: &field)
      defer { field.free?(field.name) }
      if let label = field.name, String(cString: label) == name { return !field.isStrong }
    }
    return false
  }
}

/// The layout in the standard library.
private struct FieldMetadata {
  var name: UnsafePointer<CChar>?
  var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVariable = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func fieldCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func fieldType(
  _ type: Any.Type,
  index: Int,
  metadata: UnsafeMutablePointer<FieldMetadata>
) -> Any.Type

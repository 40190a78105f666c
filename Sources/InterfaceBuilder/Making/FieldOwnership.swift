import Swift

/// Whether stored properties are weak, which the language's own mirrors do not tell.
///
/// Two functions of the standard library's reflection answer it; a library without them does not
/// link, so nothing can go wrong in silence.
enum FieldOwnership {
  /// Whether the property does not hold its value: `weak`, as outlets are written.
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

/// As the standard library lays it out.
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

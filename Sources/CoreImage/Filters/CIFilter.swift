public import Foundation
internal import Scene
internal import VirtualTime

/// Makes an image from the values of its inputs, which are set by key.
// Not to be used by two threads at once, as on iOS.
open class CIFilter: NSObject, NSCopying, @unchecked Sendable {
  /// Nil for an app's own filter.
  let kind: FilterKind?
  private(set) var values: [String: Any] = [:]
  open var name: String
  open var isEnabled = true

  init(kind: FilterKind) {
    self.kind = kind
    name = kind.name
    super.init()
    setDefaults()
  }

  /// For an app's own filter, which overrides `outputImage`.
  public override init() {
    kind = nil
    name = ""
    super.init()
  }

  /// Nil for a name that does not exist; a filter that is missing here is reported too.
  public convenience init?(name: String) {
    guard let kind = FilterCatalogue.find(name) else { return nil }
    self.init(kind: kind)
  }

  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    setValuesForKeys(params ?? [:])
  }

  public convenience init?(name: String, withInputParameters params: [String: Any]?) {
    self.init(name: name, parameters: params)
  }

  /// [D] Nil while an input that the filter needs has no value.
  open var outputImage: CIImage? {
    // Unset inputs are all that filters throw.
    do { return try kind?.output(FilterValues(values)) } catch { return nil }
  }

  open func setDefaults() {
    for input in kind?.inputs ?? [] {
      if let value = input.initial { values[input.key] = value }
    }
  }

  /// [D] An unknown key raises an exception; a value of another type is reported and not set.
  open func setValue(_ value: Any?, forKey key: String) {
    guard let kind else { return OwnFilter(self).setValue(value, forKey: key) }
    guard let input = kind.inputs.first(where: { $0.key == key }) else { return refuse(key) }
    guard let value else {
      values[key] = nil
      return
    }
    guard let accepted = input.accepted(value) else { return report(value, for: input) }
    values[key] = accepted
  }

  open func value(forKey key: String) -> Any? {
    if key == kCIOutputImageKey { return outputImage }
    guard let kind else { return OwnFilter(self).value(forKey: key) }
    if !kind.inputs.contains(where: { $0.key == key }) { refuse(key) }
    return values[key]
  }

  open func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) { setValue(value, forKey: key) }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    guard let kind else { return self }
    let copy = self is TypedFilter ? TypedFilter(kind: kind) : CIFilter(kind: kind)
    (copy.values, copy.name, copy.isEnabled) = (values, name, isEnabled)
    return copy
  }

  private func refuse(_ key: String) {
    StageCore.ambient.raise(
      name,
      "this class is not key value coding-compliant for the key \(key)",
      remedy: "use one of \(inputKeys.joined(separator: ", "))"
    )
  }

  private func report(_ value: Any, for input: FilterInput) {
    StageCore.ambient.warnOnce(
      name,
      "\(input.key) of \(name) cannot be a \(type(of: value)), and keeps its value",
      remedy: "set a \(input.className)",
      kind: .misuse
    )
  }
}

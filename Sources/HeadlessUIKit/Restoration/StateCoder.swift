import Foundation

/// Stores the state of one controller, view or application.
final class StateCoder: NSCoder {
  private(set) var values: [String: SavedValue]
  /// [D] The storyboard from which the controller was made, for its restoration class.
  var storyboard: UIStoryboard?
  private let owner: String
  private let number: @Sendable (UIViewController) -> Int?
  private let registered: @Sendable (any UIStateRestoring) -> Int?
  private let controller: @Sendable (Int) -> UIViewController?
  private let object: @Sendable (Int) -> (any UIStateRestoring)?

  init(
    _ owner: String,
    values: [String: SavedValue] = [:],
    number: @escaping @Sendable (UIViewController) -> Int? = { _ in nil },
    registered: @escaping @Sendable (any UIStateRestoring) -> Int? = { _ in nil },
    controller: @escaping @Sendable (Int) -> UIViewController? = { _ in nil },
    object: @escaping @Sendable (Int) -> (any UIStateRestoring)? = { _ in nil }
  ) {
    (self.owner, self.values) = (owner, values)
    (self.number, self.registered) = (number, registered)
    (self.controller, self.object) = (controller, object)
    super.init()
  }

  override var allowsKeyedCoding: Bool { true }
  override var requiresSecureCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool {
    values[key] != nil || (storyboard != nil && key == Self.storyboardKey)
  }

  private static let storyboardKey = UIApplication.stateRestorationViewControllerStoryboardKey

  // MARK: Encoding

  override func encode(_ object: Any?, forKey key: String) {
    guard let value = SavedValue(object, number: number, registered: registered) else {
      return StageCore.ambient.warn(
        owner,
        "cannot encode a \(object.map { "\(type(of: $0))" } ?? "nil") for the key '\(key)'",
        remedy: "encode strings, numbers, dates, data, arrays of them, or controllers"
      )
    }
    values[key] = value
  }
  override func encodeConditionalObject(_ object: Any?, forKey key: String) {
    encode(object, forKey: key)
  }
  override func encode(_ value: Bool, forKey key: String) { values[key] = .bool(value) }
  override func encode(_ value: Int, forKey key: String) { values[key] = .integer(value) }
  override func encode(_ value: Int32, forKey key: String) { values[key] = .integer(Int(value)) }
  override func encode(_ value: Int64, forKey key: String) { values[key] = .integer(Int(value)) }
  override func encode(_ value: Float, forKey key: String) { values[key] = .number(Double(value)) }
  override func encode(_ value: Double, forKey key: String) { values[key] = .number(value) }

  // MARK: Decoding

  override func decodeObject(forKey key: String) -> Any? {
    if key == Self.storyboardKey, let storyboard { return storyboard }
    return values[key]?.object(controller, registered: object)
  }
  override func decodeObject<Wanted: NSObject & NSCoding>(
    of cls: Wanted.Type,
    forKey key: String
  ) -> Wanted? {
    switch values[key] {
    case .controller, .object: decodeObject(forKey: key) as? Wanted
    default: values[key]?.foundationObject as? Wanted
    }
  }
  override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? {
    decodeObject(forKey: key)
  }
  override func decodeBool(forKey key: String) -> Bool {
    if case .bool(let value) = values[key] { value } else { decodeInteger(forKey: key) != 0 }
  }
  override func decodeInteger(forKey key: String) -> Int {
    switch values[key] {
    case .integer(let value): value
    case .number(let value): Int(exactly: value.rounded(.towardZero)) ?? 0
    default: 0
    }
  }
  override func decodeInt32(forKey key: String) -> Int32 {
    Int32(truncatingIfNeeded: decodeInteger(forKey: key))
  }
  override func decodeInt64(forKey key: String) -> Int64 { Int64(decodeInteger(forKey: key)) }
  override func decodeDouble(forKey key: String) -> Double {
    switch values[key] {
    case .integer(let value): Double(value)
    case .number(let value): value
    default: 0
    }
  }
  override func decodeFloat(forKey key: String) -> Float { Float(decodeDouble(forKey: key)) }
}

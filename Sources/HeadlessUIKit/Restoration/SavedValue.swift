import Foundation

/// A value that a state coder can store, in a form that another process can read.
enum SavedValue: Hashable, Sendable, Codable {
  case nothing
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case text(String)
  case data(Data)
  /// Seconds since the reference date.
  case date(Double)
  case url(String)
  case indexPath([Int])
  case list([SavedValue])
  case table([String: SavedValue])
  /// The index of a saved controller.
  case controller(Int)
  /// The index of a saved object that was registered.
  case object(Int)
  /// Any other object that a keyed archiver can encode.
  case archive(Data)
}

extension SavedValue {
  /// Nil for objects that cannot be encoded; `number` returns the index of a saved controller,
  /// `registered` that of a registered object.
  init?(
    _ object: Any?,
    number: (UIViewController) -> Int?,
    registered: (any UIStateRestoring) -> Int? = { _ in nil }
  ) {
    switch object {
    case nil: self = .nothing
    case let controller as UIViewController:
      self = number(controller).map(SavedValue.controller) ?? .nothing
    // Views conform to NSCoding, but cannot be archived.
    case is UIResponder: return nil
    case let object as any UIStateRestoring where registered(object) != nil:
      self = registered(object).map(SavedValue.object) ?? .nothing
    case let list as [Any]:
      let values = list.compactMap { SavedValue($0, number: number, registered: registered) }
      guard values.count == list.count else { return nil }
      // A controller that is not saved is left out of a list.
      self = .list(values.filter { $0 != .nothing })
    case let table as [String: Any]:
      let values = table.compactMapValues {
        SavedValue($0, number: number, registered: registered)
      }
      guard values.count == table.count else { return nil }
      self = .table(values)
    case let object?:
      guard let plain = SavedValue(plain: object) ?? SavedValue(archiving: object) else {
        return nil
      }
      self = plain
    }
  }

  private init?(plain object: Any) {
    switch object {
    case let value as Bool: self = .bool(value)
    case let value as Int: self = .integer(value)
    case let value as Double: self = .number(value)
    case let value as CGFloat: self = .number(Double(value))
    case let value as Float: self = .number(Double(value))
    case let value as String: self = .text(value)
    case let value as Data: self = .data(value)
    case let value as Date: self = .date(value.timeIntervalSinceReferenceDate)
    case let value as URL: self = .url(value.absoluteString)
    case let value as UUID: self = .text(value.uuidString)
    case let value as IndexPath: self = .indexPath(Array(value))
    case let value as NSString: self = .text(value.substring(from: 0))
    case let value as NSNumber: self = .number(value.doubleValue)
    default: return nil
    }
  }

  private init?(archiving object: Any) {
    guard let object = object as? any NSCoding, Self.isTopLevel(type(of: object)),
      let data = try? NSKeyedArchiver.archivedData(
        withRootObject: object,
        requiringSecureCoding: false
      )
    else { return nil }
    self = .archive(data)
  }

  /// Foundation's archiver stops the program at a class inside another type: it has no name for it.
  private static func isTopLevel(_ type: any NSCoding.Type) -> Bool {
    String(reflecting: type).split(separator: ".").count <= 2
  }

  /// The value in Swift's types; `controller` returns the restored controller for an index,
  /// `registered` the restored object.
  func object(
    _ controller: (Int) -> UIViewController?,
    registered: (Int) -> (any UIStateRestoring)? = { _ in nil }
  ) -> Any? {
    switch self {
    case .nothing: nil
    case .bool(let value): value
    case .integer(let value): value
    case .number(let value): value
    case .text(let value): value
    case .data(let value): value
    case .date(let value): Date(timeIntervalSinceReferenceDate: value)
    case .url(let value): URL(string: value)
    case .indexPath(let value): IndexPath(indexes: value)
    case .list(let values): values.compactMap { $0.object(controller, registered: registered) }
    case .table(let values):
      values.compactMapValues { $0.object(controller, registered: registered) }
    case .controller(let number): controller(number)
    case .object(let number): registered(number)
    case .archive(let data): try? NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data)
    }
  }

  /// The value as a Foundation class, for `decodeObject(of:forKey:)`.
  var foundationObject: NSObject? {
    switch self {
    case .bool(let value): NSNumber(value: value)
    case .integer(let value): NSNumber(value: value)
    case .number(let value): NSNumber(value: value)
    case .text(let value): NSString(string: value)
    case .data(let value): NSData(data: value)
    case .date(let value): NSDate(timeIntervalSinceReferenceDate: value)
    case .url(let value): NSURL(string: value)
    case .list(let values): NSArray(array: values.compactMap(\.foundationObject))
    case .table(let values):
      NSDictionary(dictionary: values.compactMapValues(\.foundationObject))
    case .archive: object { _ in nil } as? NSObject
    case .nothing, .indexPath, .controller, .object: nil
    }
  }
}

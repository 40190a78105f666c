import Foundation

/// How a value is written into the app's settings.
struct SettingCoding<Value> {
  /// nil if there is none.
  let read: (UserDefaults, String) -> Value?
  let write: (UserDefaults, String, Value) -> Void

  /// nil is no setting.
  var optional: SettingCoding<Value?> {
    SettingCoding<Value?>(read: { read($0, $1) }) { store, key, value in
      if let value { write(store, key, value) } else { store.removeObject(forKey: key) }
    }
  }

  func raw<Raw: RawRepresentable>() -> SettingCoding<Raw> where Raw.RawValue == Value {
    SettingCoding<Raw>(read: { read($0, $1).flatMap(Raw.init(rawValue:)) }) {
      write($0, $1, $2.rawValue)
    }
  }

  private static func number(
    _ read: @escaping (UserDefaults, String) -> Value
  ) -> SettingCoding<Value> {
    SettingCoding(read: { $0.object(forKey: $1) == nil ? nil : read($0, $1) }) {
      $0.set($2, forKey: $1)
    }
  }
}

extension SettingCoding<Bool> {
  static var bool: Self { number { $0.bool(forKey: $1) } }
}

extension SettingCoding<Int> {
  static var int: Self { number { $0.integer(forKey: $1) } }
}

extension SettingCoding<Double> {
  static var double: Self { number { $0.double(forKey: $1) } }
}

extension SettingCoding<String> {
  static var string: Self {
    SettingCoding(read: { $0.string(forKey: $1) }) { $0.set($2, forKey: $1) }
  }
}

extension SettingCoding<URL> {
  // Foundation on Linux reads the path alone of a URL in the settings.
  static var url: Self {
    SettingCoding(read: { $0.string(forKey: $1).flatMap { URL(string: $0) } }) {
      $0.set($2.absoluteString, forKey: $1)
    }
  }
}

extension SettingCoding<Data> {
  static var data: Self {
    SettingCoding(read: { $0.data(forKey: $1) }) { $0.set($2, forKey: $1) }
  }
}

extension SettingCoding<Date> {
  static var date: Self {
    SettingCoding(read: { $0.object(forKey: $1) as? Date }) { $0.set($2, forKey: $1) }
  }
}

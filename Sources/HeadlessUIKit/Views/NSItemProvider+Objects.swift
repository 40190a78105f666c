public import Foundation

// The objects that are handed over.

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text"]
  }
  public static var readableTypeIdentifiersForItemProvider: [String] {
    writableTypeIdentifiersForItemProvider
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(String(describing: self).utf8), nil)
    return nil
  }

  public static func object(
    withItemProviderData data: Data,
    typeIdentifier: String
  ) throws -> Self {
    try made(of: data) { NSString(string: $0) }
  }
}

extension NSAttributedString: NSItemProviderWriting, NSItemProviderReading {
  // [I] Without its attributes it is a plain text.
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["com.apple.uikit.attributedstring", "public.utf8-plain-text"]
  }
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text"]
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    if typeIdentifier == "public.utf8-plain-text" {
      completionHandler(Data(string.utf8), nil)
    } else {
      completionHandler(nil, CocoaError(.featureUnsupported))
    }
    return nil
  }

  public static func object(
    withItemProviderData data: Data,
    typeIdentifier: String
  ) throws -> Self {
    try made(of: data) { NSAttributedString(string: $0) }
  }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  public static var readableTypeIdentifiersForItemProvider: [String] {
    writableTypeIdentifiersForItemProvider
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(absoluteString.utf8), nil)
    return nil
  }

  public static func object(
    withItemProviderData data: Data,
    typeIdentifier: String
  ) throws -> Self {
    guard let url = NSURL(string: String(decoding: data, as: UTF8.self)) as? Self else {
      throw CocoaError(.coderReadCorrupt)
    }
    return url
  }
}

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg"]
  }
  public static var readableTypeIdentifiersForItemProvider: [String] {
    writableTypeIdentifiersForItemProvider
  }

  public static func object(
    withItemProviderData data: Data,
    typeIdentifier: String
  ) throws -> Self {
    guard let image = UIImage(data: data) as? Self else { throw CocoaError(.coderReadCorrupt) }
    return image
  }
}

extension UIColor: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { ["com.apple.uikit.color"] }
  public static var readableTypeIdentifiersForItemProvider: [String] {
    writableTypeIdentifiersForItemProvider
  }
}

extension NSItemProviderReading {
  /// An object of a plain text.
  fileprivate static func made(of data: Data, _ make: (String) -> Any) throws -> Self {
    guard let text = String(data: data, encoding: .utf8), let object = make(text) as? Self else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    return object
  }
}

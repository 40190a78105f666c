public import Foundation

/// An object that can hand itself to another app.
@preconcurrency
public protocol NSItemProviderWriting: AnyObject {
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  @discardableResult
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  /// [I] Images and colours are handed over as objects, not as data.
  @discardableResult
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(nil, CocoaError(.featureUnsupported))
    return nil
  }
}

/// An object that can be made from what another app hands over.
public protocol NSItemProviderReading: AnyObject {
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

extension NSItemProviderReading {
  public static func object(
    withItemProviderData data: Data,
    typeIdentifier: String
  ) throws -> Self { throw CocoaError(.featureUnsupported) }
}

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
    let text = String(data: data, encoding: .utf8)
    guard let text, let object = NSString(string: text) as? Self else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    return object
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
    let text = String(data: data, encoding: .utf8)
    guard let text, let object = NSAttributedString(string: text) as? Self else {
      throw CocoaError(.fileReadInapplicableStringEncoding)
    }
    return object
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

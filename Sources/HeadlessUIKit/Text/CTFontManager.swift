public import Foundation
public import VirtualTime

/// For how long a font is registered; here it is for the life of the stage.
public enum CTFontManagerScope: UInt32, Sendable {
  case none, process, persistent, session
}

/// Makes a font known by its names; false if it is known, or no font.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  told(RegisteredFonts.ofStage.add(font), FontError.alreadyRegistered, error)
}

@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
  _ font: CGFont,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  told(RegisteredFonts.ofStage.remove(font), FontError.notRegistered, error)
}

@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL,
  _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  guard let font = font(at: fontURL) else {
    return told(false, FontError.unrecognizedFormat, error)
  }
  return CTFontManagerRegisterGraphicsFont(font, error)
}

@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL,
  _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  guard let font = font(at: fontURL) else {
    return told(false, FontError.unrecognizedFormat, error)
  }
  return CTFontManagerUnregisterGraphicsFont(font, error)
}

/// Registers the fonts at once; the handler is told how that ended.
///
/// [I] Fonts that are not enabled are read, but not found by their names.
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: NSArray,
  _ scope: CTFontManagerScope,
  _ enabled: Bool,
  _ registrationHandler: ((NSArray, Bool) -> Bool)?
) {
  let errors = fontURLs.compactMap { $0 as? NSURL }.compactMap { url -> NSError? in
    guard let font = font(at: url) else { return FontError.unrecognizedFormat.error }
    guard enabled else { return nil }
    return RegisteredFonts.ofStage.add(font) ? nil : FontError.alreadyRegistered.error
  }
  _ = registrationHandler?(NSArray(array: errors), true)
}

private func font(at url: CFURL) -> CGFont? {
  CGDataProvider(url: url).flatMap(CGFont.init(_:))
}

// [D] CTFontManagerErrors.h.
private enum FontError: Int {
  case unrecognizedFormat = 103
  case alreadyRegistered = 105
  case notRegistered = 201

  var error: NSError {
    NSError(domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: rawValue)
  }
}

private func told(
  _ isDone: Bool,
  _ reason: FontError,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  if !isDone { error?.pointee = .passRetained(reason.error) }
  return isDone
}

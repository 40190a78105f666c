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
  _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> Bool {
  told(RegisteredFonts.ofStage.add(font), FontError.alreadyRegistered, error)
}

@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
  _ font: CGFont,
  _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> Bool {
  told(RegisteredFonts.ofStage.remove(font), FontError.notRegistered, error)
}

@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL,
  _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> Bool {
  guard let font = CGDataProvider(url: fontURL).flatMap(CGFont.init(_:)) else {
    return told(false, FontError.unrecognizedFormat, error)
  }
  return CTFontManagerRegisterGraphicsFont(font, error)
}

/// Registers the fonts at once; the handler is told how that ended.
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: NSArray,
  _ scope: CTFontManagerScope,
  _ enabled: Bool,
  _ registrationHandler: ((NSArray, Bool) -> Bool)?
) {
  let failed = fontURLs.compactMap { $0 as? NSURL }.filter {
    !CTFontManagerRegisterFontsForURL($0, scope, nil)
  }
  let errors = failed.map { _ in FontError.unrecognizedFormat.error }
  _ = registrationHandler?(NSArray(array: errors), true)
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
  _ error: UnsafeMutablePointer<Unmanaged<NSError>?>?
) -> Bool {
  if !isDone { error?.pointee = .passRetained(reason.error) }
  return isDone
}

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
  told(register(font.known), error)
}

@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
  _ font: CGFont,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  told(unregister(font.known), error)
}

@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL,
  _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  told(firstError(at: fontURL, register), error)
}

@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL,
  _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  told(firstError(at: fontURL, unregister), error)
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
    firstError(at: url) { enabled ? register($0) : nil }?.error
  }
  _ = registrationHandler?(NSArray(array: errors), true)
}

/// Nil if it worked with one font of the file at least.
private func firstError(at url: CFURL, _ body: (KnownFont) -> FontError?) -> FontError? {
  let fonts = url.path.map { KnownFont.all(atPath: $0) } ?? []
  let errors = fonts.map(body)
  guard let first = errors.first else { return .unrecognizedFormat }
  return errors.contains { $0 == nil } ? nil : first
}

/// What cannot be read is never registered, but reported, and stood in for from now on.
private func register(_ font: KnownFont?) -> FontError? {
  guard let font else { return .alreadyRegistered }
  let isNew = RegisteredFonts.ofStage.add(font)
  font.reportFault()
  guard font.fault == nil else { return .unrecognizedFormat }
  return isNew ? nil : .alreadyRegistered
}

private func unregister(_ font: KnownFont?) -> FontError? {
  guard let font, font.fault == nil, RegisteredFonts.ofStage.remove(font) else {
    return .notRegistered
  }
  return nil
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

/// Whether there is nothing to tell.
private func told(
  _ reason: FontError?,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  if let reason { error?.pointee = .passRetained(reason.error) }
  return reason == nil
}

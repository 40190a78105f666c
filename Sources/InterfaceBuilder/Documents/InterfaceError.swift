/// Why a document cannot be read, in one sentence with a remedy.
public enum InterfaceError: Error, Hashable, Sendable, CustomStringConvertible {
  case unreadable(file: String, reason: String)
  case malformed(DocumentPosition, reason: String)
  case tooLarge(limit: String)
  case notInterfaceBuilder(root: String)
  case oldArchive
  case compiled
  case badTranslation(file: String, DocumentPosition?, reason: String)
  case otherPlatform(String)
  case missingInitialController(identifiers: [String])
  case missingIdentifier(String, known: [String])
  case missingSegue(String, known: [String])
  case missingUnwind(String, known: [String])
  case missingTab(String, known: [String])
  case nothingCalled(String, known: [String])
  case outsideTheScreen(String)
  case nothingToLeave
  case noView

  public var description: String {
    switch self {
    case .unreadable(let file, let reason): "\(file) cannot be read: \(reason)"
    case .malformed(let position, let reason):
      "\(position): not well-formed XML: \(reason); open it in Xcode and save it again"
    case .tooLarge(let limit): "the document has more than \(limit); split it into several"
    case .notInterfaceBuilder(let root):
      "its root element is <\(Self.shown(root))>, not <document>; give a .storyboard or .xib of"
        + " Xcode 5 or later"
    case .oldArchive:
      "it is an archive of Xcode 4; open it in Xcode and save it in today's format"
    case .compiled:
      "it is compiled, which is not read here; give the .storyboard or .xib that it was made from"
    case .badTranslation(let file, let position, let reason):
      "\(file)\(position.map { ":\($0)" } ?? ""): \(reason); mend the translation, or remove it"
    case .otherPlatform(let runtime):
      "it was made for \(Self.shown(runtime)), not for iOS; give a document of an iOS app"
    case .missingInitialController(let identifiers):
      "it has no initial view controller; choose one by its identifier\(Self.among(identifiers))"
    case .missingIdentifier(let identifier, let known):
      "it has no view controller with the identifier '\(Self.shown(identifier))'\(Self.among(known))"
    case .missingSegue(let name, let known):
      "the controller it shows has no segue '\(Self.shown(name))'\(Self.among(known))"
    case .missingUnwind(let name, let known):
      "the controller it shows has no unwind segue '\(Self.shown(name))'\(Self.among(known))"
    case .missingTab(let name, let known):
      "the controller it shows has no tab '\(Self.shown(name))'\(Self.among(known))"
    case .nothingCalled(let name, let known):
      "nothing on screen is called '\(Self.shown(name))'\(Self.among(known))"
    case .outsideTheScreen(let name):
      "'\(Self.shown(name))' is outside the screen; drag it into view, or choose a larger device"
    case .nothingToLeave:
      "nothing on screen was pushed or presented; show something before going back"
    case .noView: "it holds no view to draw; give a document with a view at its top"
    }
  }

  /// A limit that keeps messages short.
  private static let most = 60

  private static func among(_ names: [String]) -> String {
    let names = names.filter { !$0.isEmpty }
    guard !names.isEmpty else { return "; it has none" }
    let some = names.prefix(most).map(shown).sorted().joined(separator: ", ")
    return "; it has \(some)\(names.count > most ? " …" : "")"
  }

  /// A name for a message: on one line and not too long.
  private static func shown(_ name: String) -> String {
    let line = String(name.map { $0.isNewline || $0 == "\t" ? " " : $0 })
    return line.count > 60 ? line.prefix(60) + "…" : line
  }
}

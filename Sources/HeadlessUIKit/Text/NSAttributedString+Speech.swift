public import Foundation

// How VoiceOver says a text; it is not drawn differently.

extension NSAttributedString.Key {
  public static let accessibilitySpeechPunctuation = speech("Punctuation")
  public static let accessibilitySpeechLanguage = speech("Language")
  public static let accessibilitySpeechPitch = speech("Pitch")
  public static let accessibilitySpeechQueueAnnouncement = speech("QueueAnnouncement")
  public static let accessibilitySpeechAnnouncementPriority = speech("AnnouncementPriority")
  public static let accessibilitySpeechIPANotation = speech("IPANotation")
  public static let accessibilitySpeechSpellOut = speech("SpellOut")
  public static let accessibilityTextHeadingLevel = text("HeadingLevel")
  public static let accessibilityTextCustom = text("Custom")
  public static let accessibilityTextualContext = text("Context")

  private static func speech(_ name: String) -> NSAttributedString.Key {
    NSAttributedString.Key(rawValue: "UIAccessibilitySpeechAttribute" + name)
  }

  private static func text(_ name: String) -> NSAttributedString.Key {
    NSAttributedString.Key(rawValue: "UIAccessibilityTextAttribute" + name)
  }
}

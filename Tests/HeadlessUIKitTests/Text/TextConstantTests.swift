import Foundation
import Scene
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Constants whose values are published in Apple's headers, and the defaults of values.
@MainActor
@Suite struct TextConstantTests {
  private let stage = Stage(device: .iPhone15)

  struct Feature: Sendable, CustomStringConvertible {
    let description: String
    let type: Int
    let number: Int
    let selectors: [Int]
    let numbers: [Int]
  }

  /// Types and selectors of SFNTLayoutTypes.h.
  nonisolated static let features = [
    Feature(
      description: "ligatures",
      type: kLigaturesType,
      number: 1,
      selectors: [
        kCommonLigaturesOnSelector, kCommonLigaturesOffSelector, kRareLigaturesOnSelector,
        kRareLigaturesOffSelector, kContextualLigaturesOnSelector, kContextualLigaturesOffSelector,
      ],
      numbers: [2, 3, 4, 5, 18, 19]
    ),
    Feature(
      description: "letter case",
      type: kLetterCaseType,
      number: 3,
      selectors: [
        kUpperAndLowerCaseSelector, kAllCapsSelector, kAllLowerCaseSelector, kSmallCapsSelector,
      ],
      numbers: [0, 1, 2, 3]
    ),
    Feature(
      description: "number spacing",
      type: kNumberSpacingType,
      number: 6,
      selectors: [kMonospacedNumbersSelector, kProportionalNumbersSelector],
      numbers: [0, 1]
    ),
    Feature(
      description: "vertical position",
      type: kVerticalPositionType,
      number: 10,
      selectors: [
        kNormalPositionSelector, kSuperiorsSelector, kInferiorsSelector, kOrdinalsSelector,
        kScientificInferiorsSelector,
      ],
      numbers: [0, 1, 2, 3, 4]
    ),
    Feature(
      description: "fractions",
      type: kFractionsType,
      number: 11,
      selectors: [kNoFractionsSelector, kVerticalFractionsSelector, kDiagonalFractionsSelector],
      numbers: [0, 1, 2]
    ),
    Feature(
      description: "extras",
      type: kTypographicExtrasType,
      number: 14,
      selectors: [kSlashedZeroOnSelector, kSlashedZeroOffSelector],
      numbers: [4, 5]
    ),
    Feature(
      description: "alternatives",
      type: kCharacterAlternativesType,
      number: 17,
      selectors: [kNoAlternatesSelector],
      numbers: [0]
    ),
    Feature(
      description: "number case",
      type: kNumberCaseType,
      number: 21,
      selectors: [kLowerCaseNumbersSelector, kUpperCaseNumbersSelector],
      numbers: [0, 1]
    ),
    Feature(
      description: "text spacing",
      type: kTextSpacingType,
      number: 22,
      selectors: [kProportionalTextSelector, kMonospacedTextSelector],
      numbers: [0, 1]
    ),
    Feature(
      description: "case-sensitive layout",
      type: kCaseSensitiveLayoutType,
      number: 33,
      selectors: [kCaseSensitiveLayoutOnSelector, kCaseSensitiveLayoutOffSelector],
      numbers: [0, 1]
    ),
    Feature(
      description: "contextual alternates",
      type: kContextualAlternatesType,
      number: 36,
      selectors: [
        kContextualAlternatesOnSelector, kContextualAlternatesOffSelector,
        kSwashAlternatesOnSelector, kSwashAlternatesOffSelector,
        kContextualSwashAlternatesOnSelector, kContextualSwashAlternatesOffSelector,
      ],
      numbers: [0, 1, 2, 3, 4, 5]
    ),
    Feature(
      description: "lower case",
      type: kLowerCaseType,
      number: 37,
      selectors: [
        kDefaultLowerCaseSelector, kLowerCaseSmallCapsSelector, kLowerCasePetiteCapsSelector,
      ],
      numbers: [0, 1, 2]
    ),
    Feature(
      description: "upper case",
      type: kUpperCaseType,
      number: 38,
      selectors: [
        kDefaultUpperCaseSelector, kUpperCaseSmallCapsSelector, kUpperCasePetiteCapsSelector,
      ],
      numbers: [0, 1, 2]
    ),
  ]

  @Test(.evidence(.documented), arguments: features)
  func featuresHaveTheirPublishedNumbers(feature: Feature) {
    #expect(feature.type == feature.number)
    #expect(feature.selectors == feature.numbers)
  }

  /// Twenty sets, each turned on by an even number and off by the next one.
  @Test(.evidence(.documented)) func stylisticSetsHaveTheirPublishedNumbers() {
    let selectors: [Int] = [
      kStylisticAltOneOnSelector, kStylisticAltOneOffSelector,
      kStylisticAltTwoOnSelector, kStylisticAltTwoOffSelector,
      kStylisticAltThreeOnSelector, kStylisticAltThreeOffSelector,
      kStylisticAltFourOnSelector, kStylisticAltFourOffSelector,
      kStylisticAltFiveOnSelector, kStylisticAltFiveOffSelector,
      kStylisticAltSixOnSelector, kStylisticAltSixOffSelector,
      kStylisticAltSevenOnSelector, kStylisticAltSevenOffSelector,
      kStylisticAltEightOnSelector, kStylisticAltEightOffSelector,
      kStylisticAltNineOnSelector, kStylisticAltNineOffSelector,
      kStylisticAltTenOnSelector, kStylisticAltTenOffSelector,
      kStylisticAltElevenOnSelector, kStylisticAltElevenOffSelector,
      kStylisticAltTwelveOnSelector, kStylisticAltTwelveOffSelector,
      kStylisticAltThirteenOnSelector, kStylisticAltThirteenOffSelector,
      kStylisticAltFourteenOnSelector, kStylisticAltFourteenOffSelector,
      kStylisticAltFifteenOnSelector, kStylisticAltFifteenOffSelector,
      kStylisticAltSixteenOnSelector, kStylisticAltSixteenOffSelector,
      kStylisticAltSeventeenOnSelector, kStylisticAltSeventeenOffSelector,
      kStylisticAltEighteenOnSelector, kStylisticAltEighteenOffSelector,
      kStylisticAltNineteenOnSelector, kStylisticAltNineteenOffSelector,
      kStylisticAltTwentyOnSelector, kStylisticAltTwentyOffSelector,
    ]
    #expect(selectors == Array(2...41))
    #expect(kStylisticAlternativesType == 35 && kNoStylisticAlternatesSelector == 0)
  }

  @Test(.evidence(.documented)) func optionsHaveTheirPublishedBits() {
    let drawing: [NSStringDrawingOptions] = [
      .usesLineFragmentOrigin, .usesFontLeading, .usesDeviceMetrics, .truncatesLastVisibleLine,
    ]
    #expect(drawing.map(\.rawValue) == [1, 2, 8, 32])
    let detectors: [UIDataDetectorTypes] = [.phoneNumber, .link, .address, .calendarEvent, .all]
    #expect(detectors.map(\.rawValue) == [1, 2, 4, 8, .max])
    let breaks: [NSParagraphStyle.LineBreakStrategy] = [.pushOut, .hangulWordPriority, .standard]
    #expect(breaks.map(\.rawValue) == [1, 2, 65_535])
    let lines: [NSUnderlineStyle] = [
      .single, .thick, .double, .patternDot, .patternDash, .patternDashDot, .patternDashDotDot,
      .byWord,
    ]
    #expect(lines.map(\.rawValue) == [1, 2, 9, 256, 512, 768, 1024, 32_768])
  }

  @Test(.evidence(.documented, .reported)) func weightsAndWidthsHaveTheirPublishedValues() {
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    #expect(weights.map(\.rawValue) == [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62])
    let widths: [UIFont.Width] = [.compressed, .condensed, .standard, .expanded]
    #expect(widths.map(\.rawValue) == [-0.3, -0.2, 0, 0.2])
  }

  @Test(.evidence(.documented)) func standardSizesAreThoseOfThePhone() {
    let sizes = [
      UIFont.labelFontSize, UIFont.buttonFontSize, UIFont.smallSystemFontSize,
      UIFont.systemFontSize,
    ]
    #expect(sizes == [17, 18, 12, 14])
    let asked: [CGFloat] = [0, -3, 0.5]
    #expect(asked.map { UIFont.systemFont(ofSize: $0).pointSize } == [12, 12, 0.5])
    #expect(UIFont.systemFont(ofSize: 20).withSize(0).pointSize == 12)
  }

  /// Another width is the standard one, which is said.
  @Test func otherWidthsAreReported() {
    let plain = UIFont.systemFont(ofSize: 12, weight: .bold, width: .standard)
    #expect(plain == .systemFont(ofSize: 12, weight: .bold) && stage.faults.isEmpty)
    #expect(UIFont.systemFont(ofSize: 12, weight: .bold, width: .condensed) == plain)
    #expect(stage.faults.map(\.subject) == ["UIFont"])
  }

  /// The trait decides; without one, the user's setting does.
  @Test(
    arguments: [
      (.bold, false, true), (.regular, true, false), (.unspecified, true, true),
      (.unspecified, false, false),
    ] as [(UILegibilityWeight, Bool, Bool)]
  )
  func boldTextIsWantedByTraitsOrBySetting(
    trait: UILegibilityWeight,
    setting: Bool,
    isWanted: Bool
  ) {
    stage.usesBoldText = setting
    let traits = UITraitCollection(legibilityWeight: trait)
    #expect(BoldText.isWanted(in: traits) == isWanted)
    #expect(BoldText.isWanted(in: nil) == setting)
  }

  /// What nobody has set, a text has by itself.
  @Test func textInputsHaveDefaults() {
    let input = BareInput()
    #expect(input.autocapitalizationType == .sentences && input.keyboardType == .default)
    #expect(input.autocorrectionType == .default && input.spellCheckingType == .default)
    #expect(input.smartQuotesType == .default && input.smartDashesType == .default)
    #expect(input.smartInsertDeleteType == .default && input.returnKeyType == .default)
    #expect(input.keyboardAppearance == .default && UIKeyboardAppearance.alert == .dark)
    #expect(!input.enablesReturnKeyAutomatically && !input.isSecureTextEntry)
    #expect(input.textContentType == nil)
  }

  @Test(.evidence(.documented))
  func keysOfSpeechAreDistinct() {
    let keys: [NSAttributedString.Key] = [
      .accessibilitySpeechPunctuation, .accessibilitySpeechLanguage, .accessibilitySpeechPitch,
      .accessibilitySpeechQueueAnnouncement, .accessibilitySpeechAnnouncementPriority,
      .accessibilitySpeechIPANotation, .accessibilitySpeechSpellOut,
      .accessibilityTextHeadingLevel, .accessibilityTextCustom, .accessibilityTextualContext,
    ]
    #expect(Set(keys).count == keys.count)
    #expect(
      NSAttributedString.Key.accessibilitySpeechPitch.rawValue
        == "UIAccessibilitySpeechAttributePitch"
    )
  }

  @Test func aSelectionStartsInItsFirstRectangleAndEndsInItsLast() {
    let frames = (0..<3).map { CGRect(x: 0, y: 10 * CGFloat($0), width: 9, height: 9) }
    let rects = UITextSelectionRect.all(frames.map { ($0, $0.minY == 10) })
    #expect(rects.map(\.rect) == frames)
    #expect(rects.map(\.containsStart) == [true, false, false])
    #expect(rects.map(\.containsEnd) == [false, false, true])
    #expect(rects.allSatisfy { !$0.isVertical })
    #expect(rects.map(\.writingDirection) == [.leftToRight, .rightToLeft, .leftToRight])
    let alone = UITextSelectionRect()
    #expect(alone.rect == .zero && alone.containsStart && alone.containsEnd)
  }

  @Test func rangesLieBetweenTheirPositions() {
    let range = UITextRange(NSRange(location: 3, length: 4))
    #expect(range.start == UITextPosition(3) && range.end == UITextPosition(7) && !range.isEmpty)
    #expect(UITextRange().isEmpty && UITextRange().start == UITextPosition())
    #expect(range == UITextRange(NSRange(location: 3, length: 4)))
    #expect(range != UITextRange(NSRange(location: 3, length: 5)))
    #expect(UITextPosition(3) != UITextPosition(4))
    #expect(UITextPosition(3).hash == UITextPosition(3).hash)
  }

  /// Without a dictionary nothing is wrong, but words are learned.
  @Test func theSpellCheckerLearnsWords() {
    let checker = UITextChecker()
    let whole = NSRange(location: 0, length: 3)
    let found = checker.rangeOfMisspelledWord(
      in: "teh",
      range: whole,
      startingAt: 0,
      wrap: false,
      language: "en_US"
    )
    #expect(found == NSRange(location: NSNotFound, length: 0))
    #expect(checker.guesses(forWordRange: whole, in: "teh", language: "en_US") == [])
    #expect(checker.completions(forPartialWordRange: whole, in: "teh", language: "en_US") == [])
    checker.ignoreWord("teh")
    #expect(checker.ignoredWords == ["teh"])
    UITextChecker.learnWord("teh")
    #expect(UITextChecker.hasLearnedWord("teh") && !UITextChecker.hasLearnedWord("the"))
    UITextChecker.unlearnWord("teh")
    #expect(!UITextChecker.hasLearnedWord("teh"))
  }
}

private final class BareInput: NSObject, UIKeyInput {
  var hasText: Bool { false }
  func insertText(_ text: String) {}
  func deleteBackward() {}
}

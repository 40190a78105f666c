import Foundation
import Geometry
import HeadlessUIKit
import Scene
import Testing

@testable import InterfaceBuilder

/// Texts of documents: their attributes and what they ask of a keyboard.
@MainActor @Suite struct TextRowTests {
  private let stage = Stage(device: .iPhone15)

  private func attributes(_ inside: String) throws -> [NSAttributedString.Key: Any] {
    let nib = """
      <label id="l"><attributedString key="attributedText"><fragment content="a"><attributes>
      \(inside)</attributes></fragment></attributedString></label>
      """
    let label = try made(nib, UILabel.self)
    return try #require(label.attributedText).attributes(at: 0, effectiveRange: nil)
  }

  @Test func linesAndNumbersOfATextAreAsWritten() throws {
    let made = try attributes(
      """
      <integer key="NSUnderline" value="9"/><integer key="NSStrikethrough" value="2"/>
      <real key="NSKern" value="1.5"/><real key="NSStrokeWidth" value="-3"/>
      <real key="NSBaselineOffset" value="4"/>
      <color key="NSStrokeColor" systemColor="systemRedColor"/>
      <color key="NSUnderlineColor" systemColor="systemBlueColor"/>
      <color key="NSStrikethroughColor" systemColor="systemGreenColor"/>
      """
    )
    #expect(made[.underlineStyle] as? Int == 9 && made[.strikethroughStyle] as? Int == 2)
    #expect(made[.kern] as? Double == 1.5 && made[.strokeWidth] as? Double == -3)
    #expect(made[.baselineOffset] as? Double == 4)
    #expect(made[.strokeColor] as? UIColor == .systemRed)
    #expect(made[.underlineColor] as? UIColor == .systemBlue)
    #expect(made[.strikethroughColor] as? UIColor == .systemGreen)
  }

  @Test(arguments: [
    ("metaFont=\"system\"", UIFont.Weight.regular), ("metaFont=\"systemThin\"", .thin),
    ("metaFont=\"systemSemibold\"", .semibold), ("name=\"Nowhere-Light\"", .light),
    ("name=\"Nowhere-Bold\"", .bold), ("metaFont=\"label\"", .regular),
  ])
  func fontsOfATextHaveTheirWeights(font: String, weight: UIFont.Weight) throws {
    let made = try attributes("<font key=\"NSFont\" size=\"20\" \(font)/>")
    #expect(made[.font] as? UIFont == .systemFont(ofSize: 20, weight: weight))
  }

  @Test func theBoldFontOfATextIsTheSystemsBoldFont() throws {
    let made = try attributes("<font key=\"NSFont\" size=\"20\" metaFont=\"systemBold\"/>")
    #expect(made[.font] as? UIFont == .boldSystemFont(ofSize: 20))
  }

  @Test func paragraphsOfATextAreAsWritten() throws {
    let made = try attributes(
      """
      <paragraphStyle key="NSParagraphStyle" alignment="right" lineBreakMode="truncatingHead" \
      baseWritingDirection="rightToLeft" firstLineHeadIndent="1" headIndent="2" tailIndent="3" \
      paragraphSpacing="4" paragraphSpacingBefore="5" lineSpacing="6" lineHeightMultiple="1.5" \
      minimumLineHeight="7" maximumLineHeight="8" defaultTabInterval="36" \
      allowsDefaultTighteningForTruncation="YES"/>
      """
    )
    let style = try #require(made[.paragraphStyle] as? NSParagraphStyle)
    #expect(style.alignment == .right && style.lineBreakMode == .byTruncatingHead)
    #expect(style.baseWritingDirection == .rightToLeft && style.firstLineHeadIndent == 1.0)
    #expect(style.headIndent == 2.0 && style.tailIndent == 3.0)
    #expect(style.paragraphSpacing == 4.0 && style.paragraphSpacingBefore == 5.0)
    #expect(style.lineSpacing == 6.0 && style.lineHeightMultiple == 1.5)
    #expect(style.minimumLineHeight == 7.0 && style.maximumLineHeight == 8.0)
    #expect(style.defaultTabInterval == 36.0 && style.allowsDefaultTighteningForTruncation)
  }

  @Test(arguments: [
    ("<tabStops/>", []),
    (
      """
      <tabStops><textTab alignment="left" location="28"><options/></textTab>\
      <textTab alignment="right" location="120.5"><options/></textTab></tabStops>
      """,
      [
        NSTextTab(textAlignment: .left, location: 28),
        NSTextTab(textAlignment: .right, location: 120.5),
      ]
    ),
  ])
  func tabStopsOfATextAreAsWritten(stops: String, expected: [NSTextTab]) throws {
    var made: [NSAttributedString.Key: Any] = [:]
    let film = try stage.record(for: 0, fps: 1) {
      made = try attributes("<paragraphStyle key=\"NSParagraphStyle\">\(stops)</paragraphStyle>")
    }
    let style = try #require(made[.paragraphStyle] as? NSParagraphStyle)
    #expect(style.tabStops == expected)
    #expect(film.faults.isEmpty)
  }

  @Test func aTextSaysWhatItContainsAndWhatIsCorrected() throws {
    let traits = """
      <textInputTraits key="textInputTraits" spellCheckingType="no" smartQuotesType="no" \
      smartDashesType="yes" smartInsertDeleteType="no" textContentType="username"/>
      """
    let made = try Documents.objects(
      Documents.nib(
        "<textField id=\"f\">\(traits)</textField><textView id=\"v\">\(traits)</textView>"
      )
    )
    for case let object as any UITextInputTraits in made {
      #expect(object.spellCheckingType == .no && object.smartQuotesType == .no)
      #expect(object.smartDashesType == .yes && object.smartInsertDeleteType == .no)
      #expect(object.textContentType == .username)
    }
    #expect(made.filter { $0 is any UITextInputTraits }.count == 2)
  }

  @Test func aTextViewLooksForTheDataOfItsDocument() throws {
    let film = try stage.record(for: 0, fps: 1) {
      let made = try Documents.objects(
        Documents.nib(
          "<textView id=\"v\"><dataDetectorType key=\"dataDetectorTypes\" link=\"YES\" "
            + "phoneNumber=\"YES\"/></textView>"
        )
      )
      #expect((made.first as? UITextView)?.dataDetectorTypes == [.link, .phoneNumber])
    }
    #expect(film.faults.count == 1)
  }
}

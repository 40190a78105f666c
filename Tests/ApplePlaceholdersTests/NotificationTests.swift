import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@testable import ApplePlaceholders

/// Notifications of a user who has not been asked.
@MainActor @Suite struct NotificationTests {
  private let center = UNUserNotificationCenter.current()

  private func category(summary: String?) -> UNNotificationCategory {
    let message = UNTextInputNotificationAction(
      identifier: "message",
      title: "Message",
      textInputButtonTitle: "Send",
      textInputPlaceholder: "Text"
    )
    return UNNotificationCategory(
      identifier: "coffee",
      actions: [message, UNNotificationAction(identifier: "snooze", title: "Snooze")],
      intentIdentifiers: [],
      hiddenPreviewsBodyPlaceholder: nil,
      categorySummaryFormat: summary
    )
  }

  @Test func categoriesAreTheStagesAndEqualByWhatTheySay() async {
    #expect(category(summary: nil) != category(summary: "%u more"))
    await confirmation(expectedCount: 2) { answered in
      withExtendedLifetime(Stage(device: .iPhone15)) {
        center.setNotificationCategories([
          category(summary: "%u more"), category(summary: "%u more"),
        ])
        center.getNotificationCategories {
          answered()
          #expect($0.map(\.categorySummaryFormat) == ["%u more"])
        }
      }
      withExtendedLifetime(Stage(device: .iPhone15)) {
        center.getNotificationCategories {
          answered()
          #expect($0.isEmpty)
        }
      }
    }
  }

  @Test func contentIsCopiedAndItsCopyChangedAlone() throws {
    let content = UNMutableNotificationContent()
    (content.title, content.summaryArgument) = ("Caffeine!", "Ada")
    let copy = try #require(content.mutableCopy() as? UNMutableNotificationContent)
    copy.title = "Tea!"
    let frozen = try #require(content.copy() as? UNNotificationContent)
    #expect(content.title == "Caffeine!" && copy.summaryArgument == "Ada")
    #expect(frozen.title == "Caffeine!" && !(frozen is UNMutableNotificationContent))
  }

  @Test func anAttachmentIsAFileThatCanBeShown() throws {
    let folder = TemporaryFolder.ofProcess.appending(path: "NotificationTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func attach(_ name: String, writes: Bool = true) throws -> UNNotificationAttachment {
      let file = folder.appending(path: name)
      if writes { try Data([0]).write(to: file) }
      return try UNNotificationAttachment(identifier: "cup", url: file)
    }
    #expect(try attach("cup.jpg").type == "public.jpeg")
    #expect(throws: UNError(.attachmentUnrecognizedType)) { try attach("cup.txt") }
    #expect(throws: UNError(.attachmentInvalidURL)) { try attach("no.jpg", writes: false) }
  }

  @Test func anIntervalIsCountedFromNow() throws {
    let stage = Stage(device: .iPhone15)
    stage.show(UIViewController())
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 10, repeats: false)
    let first = try #require(trigger.nextTriggerDate())
    stage.advance(by: 2)
    let second = try #require(trigger.nextTriggerDate())
    #expect(abs(second.timeIntervalSince(first) - 2) < 1e-6)
    #expect(abs(first.timeIntervalSinceReferenceDate - CFAbsoluteTimeGetCurrent() - 8) < 1e-6)
  }

  @Test func aDayComesNextOrNotAtAll() throws {
    let stage = Stage(device: .iPhone15)
    try withExtendedLifetime(stage) {
      let now = Date(timeIntervalSinceReferenceDate: CFAbsoluteTimeGetCurrent())
      let noon = UNCalendarNotificationTrigger(
        dateMatching: DateComponents(hour: 12),
        repeats: true
      )
      let next = try #require(noon.nextTriggerDate())
      #expect(next > now && next.timeIntervalSince(now) <= 25 * 3600)
      #expect(Calendar.current.component(.hour, from: next) == 12)
      let past = UNCalendarNotificationTrigger(
        dateMatching: DateComponents(year: 1815, month: 12, day: 10),
        repeats: false
      )
      #expect(past.nextTriggerDate() == nil)
    }
  }

  @Test func nothingIsAllowedBeforeTheQuestion() async {
    await confirmation { answered in
      center.getNotificationSettings {
        answered()
        #expect($0.authorizationStatus == .notDetermined && $0.alertStyle == .none)
        #expect($0.soundSetting == .notSupported && !$0.providesAppNotificationSettings)
      }
    }
  }
}

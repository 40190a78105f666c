import Foundation
import HeadlessUIKit
import Testing

@testable import ApplePlaceholders

/// Raw values of Apple's headers, which apps store, compare and send.
@Suite struct DocumentedNumberTests {
  @Test func choicesOfWebViewsAreCounted() {
    let kinds: [WKNavigationType] = [
      .other, .linkActivated, .formSubmitted, .backForward, .reload, .formResubmitted,
    ]
    #expect(kinds.map(\.rawValue) == [-1, 0, 1, 2, 3, 4])
    let policies: [WKNavigationActionPolicy] = [.cancel, .allow, .download]
    #expect(policies.map(\.rawValue) == [0, 1, 2])
    let decisions: [WKPermissionDecision] = [.prompt, .grant, .deny]
    #expect(decisions.map(\.rawValue) == [0, 1, 2])
    let captures: [WKMediaCaptureType] = [.camera, .microphone, .cameraAndMicrophone]
    #expect(captures.map(\.rawValue) == [0, 1, 2])
    let detectors: [WKDataDetectorTypes] = [
      .phoneNumber, .link, .address, .calendarEvent, .trackingNumber, .flightNumber,
      .lookupSuggestion, .all,
    ]
    #expect(detectors.map(\.rawValue) == [1, 2, 4, 8, 16, 32, 64, .max])
    let media: [WKAudiovisualMediaTypes] = [.audio, .video, .all]
    #expect(media.map(\.rawValue) == [1, 2, .max])
    let errors: [WKError.Code] = [
      .unknown, .javaScriptExceptionOccurred, .contentRuleListStoreCompileFailed,
      .attributedStringContentFailedToLoad, .javaScriptAppBoundDomain,
    ]
    #expect(errors.map(\.rawValue) == [1, 4, 6, 10, 14])
  }

  @Test func optionsOfNotificationsAreBits() {
    let asked: [UNAuthorizationOptions] = [
      .badge, .sound, .alert, .carPlay, .criticalAlert, .providesAppNotificationSettings,
      .provisional,
    ]
    #expect(asked.map(\.rawValue) == [1, 2, 4, 8, 16, 32, 64])
    let shown: [UNNotificationPresentationOptions] = [.badge, .sound, .alert, .list, .banner]
    #expect(shown.map(\.rawValue) == [1, 2, 4, 8, 16])
    let actions: [UNNotificationActionOptions] = [
      .authenticationRequired, .destructive, .foreground,
    ]
    #expect(actions.map(\.rawValue) == [1, 2, 4])
    let categories: [UNNotificationCategoryOptions] = [
      .customDismissAction, .allowInCarPlay, .hiddenPreviewsShowTitle, .hiddenPreviewsShowSubtitle,
      .allowAnnouncement,
    ]
    #expect(categories.map(\.rawValue) == [1, 2, 4, 8, 16])
    let errors: [UNError.Code] = [
      .notificationsNotAllowed, .attachmentInvalidURL, .attachmentUnrecognizedType,
      .attachmentInvalidFileSize, .attachmentNotInDataStore, .attachmentMoveIntoDataStoreFailed,
      .attachmentCorrupt, .notificationInvalidNoDate, .notificationInvalidNoContent,
    ]
    #expect(errors.map(\.rawValue) == [1, 100, 101, 102, 103, 104, 105, 1400, 1401])
    #expect(UNError(.attachmentCorrupt).errorCode == 105 && UNError.errorDomain == "UNErrorDomain")
  }

  @Test func numbersOfPhotosAreThoseOfTheHeaders() {
    let albums: [PHAssetCollectionSubtype] = [
      .albumRegular, .albumSyncedEvent, .albumSyncedFaces, .albumSyncedAlbum, .albumImported,
      .albumMyPhotoStream, .albumCloudShared,
    ]
    #expect(albums.map(\.rawValue) == [2, 3, 4, 5, 6, 100, 101])
    let smart: [PHAssetCollectionSubtype] = [
      .smartAlbumGeneric, .smartAlbumPanoramas, .smartAlbumVideos, .smartAlbumFavorites,
      .smartAlbumTimelapses, .smartAlbumAllHidden, .smartAlbumRecentlyAdded, .smartAlbumBursts,
      .smartAlbumSlomoVideos, .smartAlbumUserLibrary, .smartAlbumSelfPortraits,
      .smartAlbumScreenshots, .smartAlbumDepthEffect, .smartAlbumLivePhotos, .smartAlbumAnimated,
      .smartAlbumLongExposures, .smartAlbumUnableToUpload,
    ]
    #expect(smart.map(\.rawValue) == Array(200...216))
    #expect(PHAssetCollectionSubtype.any.rawValue == .max)
    let kinds: [PHAssetMediaSubtype] = [
      .photoPanorama, .photoHDR, .photoScreenshot, .photoLive, .photoDepthEffect, .videoStreamed,
      .videoHighFrameRate, .videoTimelapse,
    ]
    #expect(kinds.map(\.rawValue) == [1, 2, 4, 8, 16, 65_536, 131_072, 262_144])
    let status: [PHAuthorizationStatus] = [
      .notDetermined, .restricted, .denied, .authorized, .limited,
    ]
    #expect(status.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(PHAccessLevel.addOnly.rawValue == 1 && PHAccessLevel.readWrite.rawValue == 2)
    let collections: [PHAssetCollectionType] = [.album, .smartAlbum, .moment]
    #expect(collections.map(\.rawValue) == [1, 2, 3])
    let errors: [PHPhotosError.Code] = [
      .userCancelled, .libraryVolumeOffline, .networkAccessRequired, .networkError,
      .identifierNotFound, .multipleIdentifiersFound, .changeNotSupported,
    ]
    #expect(errors.map(\.rawValue) == [3072, 3114, 3164, 3169, 3201, 3202, 3300])
  }

  @Test func numbersOfSoundAreThoseOfTheHeaders() {
    let options: [AVAudioSession.CategoryOptions] = [
      .mixWithOthers, .duckOthers, .allowBluetooth, .defaultToSpeaker,
      .interruptSpokenAudioAndMixWithOthers, .allowBluetoothA2DP, .allowAirPlay,
    ]
    #expect(options.map(\.rawValue) == [1, 2, 4, 8, 17, 32, 64])
    #expect(AVAudioSession.SetActiveOptions.notifyOthersOnDeactivation.rawValue == 1)
    #expect(AVAudioSession.InterruptionOptions.shouldResume.rawValue == 1)
    #expect(AVAudioSession.InterruptionType.ended.rawValue == 0)
    #expect(AVAudioSession.InterruptionType.began.rawValue == 1)
    // Four letters each: undt, deny, grnt, spkr.
    let asked: [AVAudioSession.RecordPermission] = [.undetermined, .denied, .granted]
    #expect(asked.map(\.rawValue) == ["undt", "deny", "grnt"].map { code($0) })
    #expect(AVAudioSession.PortOverride.speaker.rawValue == code("spkr"))
    #expect(AVAudioSession.PromptStyle.short.rawValue == code("shrt"))
    #expect(AVAudioSession.RouteChangeReason.wakeFromSleep.rawValue == 6)
    let flags: [CMTimeFlags] = [
      .valid, .hasBeenRounded, .positiveInfinity, .negativeInfinity, .indefinite,
    ]
    #expect(flags.map(\.rawValue) == [1, 2, 4, 8, 16])
    #expect(AVMediaType.video.rawValue == "vide" && AVMediaType.audio.rawValue == "soun")
    let errors: [AVError.Code] = [
      .unknown, .outOfMemory, .sessionNotRunning, .diskFull, .deviceNotConnected, .exportFailed,
      .decodeFailed, .fileFormatNotRecognized, .contentIsProtected, .noImageAtTime,
      .operationNotSupportedForAsset, .applicationIsNotAuthorizedToUseDevice,
    ]
    #expect(
      errors.map(\.rawValue) == [
        -11_800, -11_801, -11_803, -11_807, -11_814, -11_820, -11_821, -11_828, -11_831, -11_832,
        -11_838, -11_852,
      ]
    )
  }

  private func code(_ letters: String) -> UInt { letters.utf8.reduce(0) { $0 << 8 | UInt($1) } }

  @Test func numbersOfOtherFrameworksAreThoseOfTheHeaders() {
    let commands: [MPRemoteCommandHandlerStatus] = [
      .success, .noSuchContent, .noActionableNowPlayingItem, .deviceNotFound, .commandFailed,
    ]
    #expect(commands.map(\.rawValue) == [0, 100, 110, 120, 200])
    let priorities: [EKReminderPriority] = [.none, .high, .medium, .low]
    #expect(priorities.map(\.rawValue) == [0, 1, 5, 9])
    let ways: [MKDirectionsTransportType] = [.automobile, .walking, .transit, .any]
    #expect(ways.map(\.rawValue) == [1, 2, 4, 0x0FFF_FFFF])
    let network: [SCNetworkReachabilityFlags] = [
      .transientConnection, .reachable, .connectionRequired, .connectionOnTraffic,
      .interventionRequired, .connectionOnDemand, .isLocalAddress, .isDirect, .isWWAN,
    ]
    #expect(network.map(\.rawValue) == [1, 2, 4, 8, 16, 32, 65_536, 131_072, 262_144])
    let share: [UICloudSharingController.PermissionOptions] = [
      .allowPublic, .allowPrivate, .allowReadOnly, .allowReadWrite,
    ]
    #expect(share.map(\.rawValue) == [1, 2, 4, 8])
    let status: [CLAuthorizationStatus] = [
      .notDetermined, .restricted, .denied, .authorizedAlways, .authorizedWhenInUse,
    ]
    #expect(status.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(CLActivityType.other.rawValue == 1 && CLActivityType.airborne.rawValue == 5)
  }
}
